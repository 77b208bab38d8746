import { buildRouteMap } from '@stricli/core'
import { cancelCommand } from './cancel-command.ts'
import { exportCommand } from './export-command.ts'
import { extendCommand } from './extend-command.ts'
import { importCommand } from './import-command.ts'
import { linkCommand } from './link-command.ts'
import { listCommand } from './list-command.ts'
import { reopenCommand } from './reopen-command.ts'
import { replaceLinkCommand } from './replace-link-command.ts'
import { sendCommand } from './send-command.ts'
import { viewCommand } from './view-command.ts'

/** `ordenes …` */
export const orderCommands = buildRouteMap({
  docs: { brief: 'Órdenes: importar, listar, ver, enlazar, enviar, corregir, exportar' },
  routes: {
    importar: importCommand,
    listar: listCommand,
    ver: viewCommand,
    enlace: linkCommand,
    enviar: sendCommand,
    prorrogar: extendCommand,
    reabrir: reopenCommand,
    cancelar: cancelCommand,
    'reemplazar-enlace': replaceLinkCommand,
    exportar: exportCommand,
  },
})
