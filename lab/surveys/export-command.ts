import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { listSurveys } from '../../server/orders/survey-store.ts'
import { type ExportFlags, exportFlags, formatOf } from '../export-flags.ts'
import { labCommand } from '../lab-command.ts'
import { maybeOrderArgument } from '../orders/order-argument.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'

const headers = ['OrdenServicio', 'Empresa', 'califica', 'comentarios', 'enviadaEn']

/** `encuestas exportar`: every answer, the oldest first. */
export const exportSurveysCommand = labCommand<ExportFlags, [OrdenServicio?: string]>({
  brief: 'Exporta las respuestas de la encuesta',
  example: 'encuestas exportar --desde 2026-12-01 --salida encuestas.xlsx',
  flags: exportFlags,
  positional: maybeOrderArgument,
  async run(lab, flags, ORDEN) {
    const { db } = await lab.open()
    const { desde } = flags
    if (ORDEN !== undefined) await getOrderByNumber(db, ORDEN)
    const surveys = (await listSurveys(db)).filter(
      ({ OrdenServicio, enviadaEn }) =>
        (ORDEN === undefined || OrdenServicio === ORDEN) &&
        (desde === undefined || Temporal.Instant.compare(enviadaEn, desde) >= 0),
    )
    const json = surveys.map(({ OrdenServicio, Empresa, califica, comentarios, enviadaEn }) => ({
      OrdenServicio,
      Empresa,
      califica,
      comentarios,
      enviadaEn: isoInstant(enviadaEn),
    }))
    const rows = json.map((row) => [
      row.OrdenServicio,
      row.Empresa,
      String(row.califica),
      row.comentarios,
      row.enviadaEn,
    ])
    const format = formatOf(flags)
    const written = {
      json: () => `${JSON.stringify(json, null, 2)}\n`,
      csv: () => writeCsv(headers, rows),
      xlsx: () => writeXlsx(headers, rows, 'Encuestas'),
    }
    const said = counted(surveys.length, 'encuesta', 'encuestas')
    const content = await written[format]()
    return writeOutput({
      salida: flags.salida,
      format,
      content,
      json: () => json,
      said,
      count: { encuestas: surveys.length },
    })
  },
})
