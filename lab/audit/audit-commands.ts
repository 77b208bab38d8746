import { buildRouteMap } from '@stricli/core'
import { trailCommand } from './trail-command.ts'
import { verifyCommand } from './verify-command.ts'

/** `bitacora …` */
export const auditCommands = buildRouteMap({
  docs: { brief: 'Bitácora: quién cambió qué, y si alguien la alteró' },
  routes: { ver: trailCommand, verificar: verifyCommand },
})
