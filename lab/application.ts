import { buildApplication, buildRouteMap } from '@stricli/core'
import { orderCommands } from './orders/order-commands.ts'
import { spanishText } from './spanish-text.ts'

const root = buildRouteMap({
  docs: { brief: 'Línea de comandos del laboratorio' },
  routes: {
    ordenes: orderCommands,
  },
})

/** The staff's command line. Source: design §5. */
export const application = buildApplication(root, {
  name: 'npm run lab --',
  scanner: { caseStyle: 'original', allowArgumentEscapeSequence: true },
  localization: { text: spanishText },
})
