import { letReadersFirst } from '../../server/standards/let-readers-first.ts'
import { labCommand } from '../lab-command.ts'
import { holdFolder } from './hold-folder.ts'
import type { Taken } from './take-file.ts'
import { requireFolder, watchFolder } from './watch-folder.ts'

const defaultSeconds = 5
const mostSeconds = 3600

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (text.trim() !== '' && seconds >= 0.1 && seconds <= mostSeconds) return seconds
  throw new RangeError(`Debe ser un número de segundos entre 0.1 y ${mostSeconds}.`)
}

const spoken = ({ informe, destino }: Taken) => `${informe.trimEnd()}\n${destino ? `Está en ${destino}\n` : ''}\n`

/** `patrones vigilar`: publishes each list that the ERP drops into a folder. */
export const watchCommand = labCommand<{ cada?: number; 'una-vez'?: boolean }, [folder: string]>({
  brief: 'Publica las listas de patrones que el ERP deja en una carpeta',
  full: 'Publica cada lista de patrones (CSV, XLSX o JSON) que aparece en una carpeta, en cuanto nadie escribe en ella, y la mueve a hechos/ o rechazados/ con un informe al lado. Sigue hasta que se detiene (Ctrl+C). No toma archivos ocultos, los que empiezan con ~ ni los que terminan en .tmp o .part.',
  example: 'patrones vigilar /srv/erp/salida',
  flags: {
    cada: {
      kind: 'parsed',
      parse: parseSeconds,
      optional: true,
      placeholder: 'SEGUNDOS',
      brief: `Segundos entre dos miradas a la carpeta (${defaultSeconds} si no se dice)`,
    },
    'una-vez': {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'Toma lo que ya está y termina',
    },
  },
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'CARPETA', brief: 'Carpeta donde el ERP deja sus archivos' }],
  },
  async run(lab, { cada = defaultSeconds, 'una-vez': once = false, json = false }, folder) {
    letReadersFirst()
    const parts = await lab.open()
    let rejected = 0
    await requireFolder(folder)
    using _held = holdFolder(parts.settings.dataDir, folder)
    if (!once) lab.process.stderr.write(`Vigilando ${folder}.\n`)
    const isDone = await watchFolder(parts, folder, {
      every: cada * 1000,
      once,
      stop: lab.untilStopped(),
      onTaken: (taken) => {
        if (taken.resultado === 'rechazado') rejected += 1
        lab.process.stdout.write(json ? `${JSON.stringify(taken)}\n` : spoken(taken))
      },
      onLeft: (archivo, why) => {
        const informe = `${archivo}: no se tomó, porque ${why}; sigue en la carpeta.\n`
        if (json) lab.process.stdout.write(`${JSON.stringify({ archivo, resultado: 'pendiente', informe })}\n`)
        else lab.process.stderr.write(informe)
      },
      onTrouble: (sentence) => lab.process.stderr.write(`${sentence}\n`),
    })
    return { text: '', refused: once && (rejected > 0 || !isDone) }
  },
})
