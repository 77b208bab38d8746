import { buildRouteMap } from '@stricli/core'
import { exportCommand } from './export-command.ts'
import { listCommand } from './list-command.ts'

/** `mensajes …` */
export const messageCommands = buildRouteMap({
  docs: { brief: 'Mensajes de contacto y dudas sobre órdenes' },
  routes: { listar: listCommand, exportar: exportCommand },
})
