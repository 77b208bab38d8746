import { buildRouteMap } from '@stricli/core'
import { retryCommand } from './retry-command.ts'
import { returnedCommand } from './returned-command.ts'
import { statusCommand } from './status-command.ts'

/** `correo …` */
export const mailCommands = buildRouteMap({
  docs: { brief: 'Correos que salen del sistema' },
  routes: { estado: statusCommand, reintentar: retryCommand, rebotes: returnedCommand },
})
