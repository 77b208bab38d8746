import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileProblem } from '../../server/files/file-problem.ts'
import { type ReturnedMail, takeReturnedMail } from '../../server/mail/take-returned-mail.ts'
import { labCommand } from '../lab-command.ts'
import { readBytes } from '../read-file.ts'
import { counted } from '../spoken.ts'

type Returned = Extract<ReturnedMail, { correo: number }>

/** The files of a folder (a Maildir's `new` and `cur` too), or the one file. @throws FileProblem when there is none. */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new FileProblem(`No existe ${path}.`)
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

// Addresses and answers are ASCII; what is not is of no matter here.
const readSource = async (path: string) => Buffer.from(await readBytes(path)).toString('latin1')

const isReturned = (taken: ReturnedMail): taken is Returned => 'correo' in taken

function line({ correo, OrdenServicio, resultado, motivo }: Returned): string {
  const what = OrdenServicio === undefined ? `Correo ${correo}` : `Orden ${OrdenServicio} (correo ${correo})`
  return `${what}, ${resultado}: ${motivo}`
}

/** `correo rebotes`: notes which mails came back, out of the reports that came to the laboratory's mailbox. */
export const returnedCommand = labCommand<object, [path: string]>({
  brief: 'Anota los correos que volvieron, a partir de los avisos de rebote',
  full: 'Anota los correos que volvieron. Lee los avisos de rebote («Undelivered Mail», «No se pudo entregar») guardados como .eml, o una carpeta con ellos, como un Maildir; los demás correos no importan. Leerlos otra vez no cambia nada.',
  example: 'correo rebotes rebotes/',
  flags: {},
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'ARCHIVO', brief: 'Correo guardado (.eml) o carpeta con correos' }],
  },
  async run(lab, _, path) {
    const files = await filesOf(path)
    const { db } = await lab.open()
    const taken: ReturnedMail[] = []
    for (const file of files) taken.push(await takeReturnedMail(db, await readSource(file)))
    const returned = taken.filter(isReturned)
    const isNew = returned.filter(({ resultado }) => resultado === 'anotado').length
    return {
      json: taken.map((each, index) => ({
        archivo: files[index],
        ...each,
        ...(isReturned(each) && { OrdenServicio: each.OrdenServicio ?? null }),
      })),
      text: [
        ...returned.map(line),
        `${counted(files.length, 'archivo', 'archivos')}: ${counted(isNew, 'rebote nuevo', 'rebotes nuevos')}.`,
      ].join('\n'),
    }
  },
})
