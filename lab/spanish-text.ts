import {
  type ApplicationText,
  type ArgumentParseError,
  type EnumValidationError,
  type FlagNotFoundError,
  formatMessageForArgumentScannerError,
  text_en,
} from '@stricli/core'

const either = (words: readonly string[]) => words.map((word) => `«${word.replaceAll('`', '')}»`).join(' o ')
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
            `Sobra «${input}»: este comando toma ${expectedCount === 1 ? 'un argumento' : `${expectedCount} argumentos`}.`,
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
