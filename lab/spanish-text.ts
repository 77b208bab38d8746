import {
  type ApplicationText,
  type ArgumentParseError,
  type EnumValidationError,
  type FlagNotFoundError,
  formatMessageForArgumentScannerError,
  text_en,
} from '@stricli/core'

function either(words: readonly string[]): string {
  const quoted = words.map((word) => `«${word.replaceAll('`', '')}»`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} o ${last}`
}
function howMany(count: number): string {
  if (count === 0) return 'no toma argumentos'
  return count === 1 ? 'toma un argumento' : `toma ${count} argumentos`
}
const meant = (corrections: readonly string[]) =>
  corrections.length > 0 ? ` ¿Quisiste decir ${either(corrections)}?` : ''
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
/** Placeholders are in capitals. */
const flagOrPlaceholder = (name: string) => (/^[a-z]/.test(name) ? `--${name}` : name)
const fault = (error: unknown) =>
  `Falló el programa, no es culpa tuya. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`

/** What the command line says by itself, in Spanish. */
export const spanishText: ApplicationText = {
  ...text_en,
  headers: {
    usage: 'USO',
    aliases: 'OTROS NOMBRES',
    commands: 'COMANDOS',
    flags: 'OPCIONES',
    arguments: 'ARGUMENTOS',
  },
  keywords: { default: 'si falta:', separator: 'separador:' },
  briefs: {
    help: 'Muestra esta ayuda',
    helpAll: 'Muestra esta ayuda, con lo oculto',
    version: 'Muestra la versión',
    argumentEscapeSequence: 'Lo que sigue son argumentos, aunque empiece con guion',
  },
  noCommandRegisteredForInput: ({ input, corrections }) => `No existe el comando «${input}».${meant(corrections)}`,
  exceptionWhileParsingArguments: (error) =>
    error instanceof Error && 'name' in error
      ? formatMessageForArgumentScannerError(error as never, {
          FlagNotFoundError: ({ input, corrections }: FlagNotFoundError) =>
            `No existe la opción --${input}.${meant(corrections.map((flag) => `--${flag}`))}`,
          AliasNotFoundError: ({ input }) => `No existe la opción -${input}.`,
          ArgumentParseError: ({ externalFlagNameOrPlaceholder, exception }: ArgumentParseError) =>
            `${flagOrPlaceholder(externalFlagNameOrPlaceholder)}: ${reason(exception)}`,
          EnumValidationError: ({ externalFlagName, input, values }: EnumValidationError) =>
            `--${externalFlagName} no puede ser «${input}»; debe ser ${either(values)}.`,
          UnsatisfiedFlagError: ({ externalFlagName }) => `Falta el valor de --${externalFlagName}.`,
          UnexpectedPositionalError: ({ expectedCount, input }) =>
            `Sobra «${input}»: este comando ${howMany(expectedCount)}.`,
          UnsatisfiedPositionalError: ({ placeholder }) => `Falta ${placeholder}.`,
          UnexpectedFlagError: ({ externalFlagName }) => `--${externalFlagName} está dos veces.`,
          InvalidNegatedFlagSyntaxError: ({ externalFlagName }) => `--${externalFlagName} no lleva valor.`,
        })
      : reason(error),
  exceptionWhileLoadingCommandFunction: fault,
  exceptionWhileLoadingCommandContext: fault,
  exceptionWhileRunningCommand: fault,
  commandErrorResult: reason,
}
