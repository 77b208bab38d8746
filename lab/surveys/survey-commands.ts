import { buildRouteMap } from '@stricli/core'
import { exportSurveysCommand } from './export-command.ts'

/** `encuestas …` */
export const surveyCommands = buildRouteMap({
  docs: { brief: 'Encuestas de calidad' },
  routes: { exportar: exportSurveysCommand },
})
