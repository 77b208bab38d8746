import type { Command, RouteMap } from '@stricli/core'
import { commandPaths, isGroup, type Target } from '../command-paths.ts'
import type { Invocation } from '../lab.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const filePlaceholders = ['ARCHIVO', 'CARPETA']

type Flags = NonNullable<Command<Invocation>['parameters']['flags']>
type Flag = Flags[string]

const flagsOf = (command: Command<Invocation>): [string, Flag][] => Object.entries(command.parameters.flags ?? {})
const takesFile = ({ placeholder = '' }: { placeholder?: string }) => filePlaceholders.includes(placeholder)

function takesFiles({ parameters: { positional } }: Command<Invocation>): boolean {
  const each = positional?.kind === 'tuple' ? positional.parameters : [positional?.parameter ?? {}]
  return each.some(takesFile)
}

/** Words after a group: the names of what is in it. */
function groupCase(path: string, group: RouteMap<Invocation>): string {
  const names = group.getAllEntries().map(({ name }) => name.original)
  return `    ${quoted(path)}) words=${quoted([...names, '--help'].join(' '))} ;;`
}

function commandCase(path: string, command: Command<Invocation>): string {
  const names = [...flagsOf(command).map(([name]) => `--${name}`), '--help']
  return `    ${quoted(path)}) words=${quoted(names.join(' '))}${takesFiles(command) ? ' files=yes' : ''} ;;`
}

/** The value behind a flag: one of a list, a file, or nothing that is known beforehand. */
function valueCases(path: string, command: Command<Invocation>): string[] {
  return flagsOf(command).flatMap(([name, flag]) => {
    const place = quoted(`${path} --${name}`)
    if (flag.kind === 'enum') return [`    ${place}) words=${quoted(flag.values.join(' '))} files= ;;`]
    if (flag.kind !== 'parsed') return []
    return [`    ${place}) words= files=${takesFile(flag) ? 'yes' : ''} ;;`]
  })
}

function groups(target: Target, path: readonly string[]): string[] {
  if (!isGroup(target)) return []
  const below = target.getAllEntries().flatMap((entry) => groups(entry.target, [...path, entry.name.original]))
  return [groupCase(path.join(' '), target), ...below]
}

/**
 * A script for bash: the command `lab`, which runs this program's copy at `folder` from any folder, and its completion:
 * commands, their options, the values of those that have a list, and files.
 */
export function bashScript(root: RouteMap<Invocation>, folder: string): string {
  const commands = commandPaths(root).map(({ words, command }) => ({ path: words.join(' '), command }))
  return `# eval "$(npm run -s lab -- completar)"
lab() {
  DATA_DIR="\${DATA_DIR:-"${folder}/data"}" ${quoted(`${folder}/node_modules/.bin/node`)} \\
    --import ${quoted(`${folder}/starter/keep-compiled.mjs`)} ${quoted(`${folder}/lab/main.ts`)} "$@"
}
_lab() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' words='' files='' index
  for ((index = 1; index < COMP_CWORD && index <= 2; index++)); do
    case "\${COMP_WORDS[index]}" in -*) break ;; esac
    case "$path" in
${commands
  .filter(({ path }) => !path.includes(' '))
  .map(({ path }) => `      ${quoted(path)}) break ;;`)
  .join('\n')}
    esac
    path="\${path:+$path }\${COMP_WORDS[index]}"
  done
  case "$path" in
${[...groups(root, []), ...commands.map(({ path, command }) => commandCase(path, command))].join('\n')}
  esac
  case "$path \${COMP_WORDS[COMP_CWORD - 1]}" in
${commands.flatMap(({ path, command }) => valueCases(path, command)).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  case "$files $current" in
    yes\\ -*) ;;
    yes*) compopt -o filenames 2>/dev/null
      local name
      while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$current") ;;
  esac
}
complete -F _lab lab
`
}
