import { buildRouteMap } from '@stricli/core'
import { importCommand } from './import-command.ts'
import { watchCommand } from './watch-command.ts'

/** `patrones …` */
export const standardsCommands = buildRouteMap({
  docs: { brief: 'Patrones de referencia publicados en el sitio' },
  routes: { importar: importCommand, vigilar: watchCommand },
})
