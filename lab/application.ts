import { buildApplication, buildRouteMap } from '@stricli/core'
import { auditCommands } from './audit/audit-commands.ts'
import { backupCommands } from './backup/backup-commands.ts'
import { mailCommands } from './mail/mail-commands.ts'
import { messageCommands } from './messages/message-commands.ts'
import { orderCommands } from './orders/order-commands.ts'
import { spanishText } from './spanish-text.ts'
import { standardsCommands } from './standards/standards-commands.ts'
import { surveyCommands } from './surveys/survey-commands.ts'

const root = buildRouteMap({
  docs: { brief: 'Línea de comandos del laboratorio' },
  routes: {
    ordenes: orderCommands,
    encuestas: surveyCommands,
    bitacora: auditCommands,
    respaldo: backupCommands,
    patrones: standardsCommands,
    mensajes: messageCommands,
    correo: mailCommands,
  },
})

/** The staff's command line. Source: design §5. */
export const application = buildApplication(root, {
  name: 'npm run lab --',
  scanner: { caseStyle: 'original', allowArgumentEscapeSequence: true },
  localization: { text: spanishText },
})
