import { buildApplication, buildRouteMap, type RouteMap } from '@stricli/core'
import { auditCommands } from './audit/audit-commands.ts'
import { backupCommands } from './backup/backup-commands.ts'
import { boardCommand } from './board/board-command.ts'
import { completionCommand } from './completion/completion-command.ts'
import type { Invocation } from './lab.ts'
import { programName } from './lab-command.ts'
import { mailCommands } from './mail/mail-commands.ts'
import { messageCommands } from './messages/message-commands.ts'
import { orderCommands } from './orders/order-commands.ts'
import { dataCommands } from './retention/data-commands.ts'
import { spanishText } from './spanish-text.ts'
import { standardsCommands } from './standards/standards-commands.ts'
import { surveyCommands } from './surveys/survey-commands.ts'

/** Every command by its words. */
export const root: RouteMap<Invocation> = buildRouteMap({
  docs: { brief: 'Línea de comandos del laboratorio' },
  routes: {
    ordenes: orderCommands,
    tablero: boardCommand,
    encuestas: surveyCommands,
    mensajes: messageCommands,
    correo: mailCommands,
    patrones: standardsCommands,
    bitacora: auditCommands,
    respaldo: backupCommands,
    datos: dataCommands,
    completar: completionCommand(() => root),
  },
})

/** The staff's command line. Source: design §5. */
export const application = buildApplication(root, {
  name: programName,
  scanner: { caseStyle: 'original', allowArgumentEscapeSequence: true },
  localization: { text: spanishText },
})
