import type { ServicePage } from '../../content/service-page.ts'
import styles from './instruments-table.module.css'
import { unbroken } from './unbroken.ts'

const yesNo = (value: boolean) => (value ? 'Sí' : 'No')

/** What is calibrated, in which usual range, and where. */
export function InstrumentsTable({ instruments }: { instruments: ServicePage['instruments'] }) {
  return (
    <table className={styles.table}>
      <caption>
        <b>Tabla 1</b> Instrumentos, intervalos usuales y lugar del servicio
      </caption>
      <thead>
        <tr>
          <th scope="col">Instrumento</th>
          <th scope="col">Intervalo usual</th>
          <th scope="col">Laboratorio</th>
          <th scope="col">Planta</th>
        </tr>
      </thead>
      <tbody>
        {instruments.map(({ name, range, laboratory, plant }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{unbroken(range)}</td>
            <td data-label="Laboratorio">{yesNo(laboratory)}</td>
            <td data-label="Planta">{yesNo(plant)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
