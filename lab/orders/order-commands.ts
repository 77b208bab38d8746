import { buildRouteMap } from '@stricli/core'
import { exportCommand } from './export-command.ts'
import { extendCommand } from './extend-command.ts'
import { importCommand } from './import-command.ts'
import { linkCommand } from './link-command.ts'
import { listCommand } from './list-command.ts'
import { sendCommand } from './send-command.ts'

export const orderCommands = buildRouteMap({
  docs: { brief: 'Órdenes: importar, listar, enlazar, enviar, prorrogar, exportar' },
  routes: {
    importar: importCommand,
    listar: listCommand,
    enlace: linkCommand,
    enviar: sendCommand,
    prorrogar: extendCommand,
    exportar: exportCommand,
  },
})
