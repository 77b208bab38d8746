import { buildRouteMap } from '@stricli/core'
import { purgeCommand } from './purge-command.ts'

/** `datos …` */
export const dataCommands = buildRouteMap({
  docs: { brief: 'Datos personales: borrar los que ya no se conservan' },
  routes: { depurar: purgeCommand },
})
