import { buildRouteMap } from '@stricli/core'
import { createCommand } from './create-command.ts'
import { restoreCommand } from './restore-command.ts'
import { verifyCommand } from './verify-command.ts'

/** `respaldo …` */
export const backupCommands = buildRouteMap({
  docs: { brief: 'Respaldos: copia completa de los datos a un archivo, y de vuelta' },
  routes: { crear: createCommand, verificar: verifyCommand, restaurar: restoreCommand },
})
