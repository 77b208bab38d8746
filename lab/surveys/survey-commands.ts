import { buildRouteMap } from '@stricli/core'
import { exportSurveysCommand } from './export-command.ts'

export const surveyCommands = buildRouteMap({
  docs: { brief: 'Encuestas de calidad' },
  routes: { exportar: exportSurveysCommand },
})
