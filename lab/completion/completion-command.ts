import { fileURLToPath } from 'node:url'
import type { RouteMap } from '@stricli/core'
import type { Invocation } from '../lab.ts'
import { labCommand } from '../lab-command.ts'
import { bashScript } from './bash-script.ts'

const programFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * `completar`: the script that lets bash complete every command. `root` is asked when it runs:
 * it holds this command too.
 */
export const completionCommand = (root: () => RouteMap<Invocation>) =>
  labCommand<object, []>({
    brief: 'Imprime un programa para bash: el comando lab, que se completa con el tabulador',
    full: 'Imprime un programa para bash que define el comando lab (lo mismo que npm run -s lab --, desde cualquier carpeta) y lo completa con el tabulador: comandos, opciones, sus valores y archivos. Para tenerlo en cada terminal: npm run -s lab -- completar > ~/.certeza.bash, y en ~/.bashrc el renglón: . ~/.certeza.bash',
    example: 'completar',
    flags: {},
    positional: { kind: 'tuple', parameters: [] },
    async run() {
      const content = bashScript(root(), programFolder)
      return { json: { bash: content }, text: '', content }
    },
  })
