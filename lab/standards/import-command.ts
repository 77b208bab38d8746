import { basename } from 'node:path'
import { importStandards } from '../../server/standards/import-standards.ts'
import { letReadersFirst } from '../../server/standards/let-readers-first.ts'
import { readSnapshotFile } from '../../server/standards/snapshot-file.ts'
import { labCommand } from '../lab-command.ts'
import { progressBar } from '../progress.ts'
import { readBytes } from '../read-file.ts'
import { importReport } from './import-report.ts'

/** `patrones importar`: publishes the file's standards in the place of those before. */
export const importCommand = labCommand<{ forzar?: boolean }, [file: string]>({
  brief: 'Publica los patrones de un archivo JSON, CSV o XLSX',
  full: 'Publica los patrones de un archivo JSON, CSV o XLSX en lugar de los que había: el que falta en el archivo se retira. Un renglón que no se acepta detiene todo el archivo. Una lista vacía, o que retira más de la mitad, solo se publica con --forzar.',
  example: 'patrones importar patrones.xlsx',
  flags: {
    forzar: {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'Publica aunque la lista esté vacía o retire más de la mitad',
    },
  },
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'ARCHIVO', brief: 'Archivo .json, .csv o .xlsx' }],
  },
  async run(lab, { forzar = false }, file) {
    letReadersFirst()
    const { rows, notes } = await readSnapshotFile(basename(file), await readBytes(file))
    const { db, now } = await lab.open()
    const bar = progressBar(lab, rows.length, 'renglones')
    try {
      const result = await importStandards(db, rows, { forzar, onProgress: bar.update }, now())
      return { json: result, text: importReport(result), notes, refused: result.rechazados.length > 0 }
    } finally {
      bar.stop()
    }
  },
})
