import { labCommand } from '../lab-command.ts'
import { collectOrder } from './collect-order.ts'
import { orderArgument } from './order-argument.ts'
import { orderJson } from './order-json.ts'
import { orderReport } from './order-report.ts'

/** `ordenes ver`: everything there is of one order. */
export const viewCommand = labCommand<object, [OrdenServicio: string]>({
  brief: 'Muestra todo lo de una orden',
  full: 'Muestra todo lo de una orden: estado, datos, instrumentos, lo que cambió el cliente, avisos, correos, dudas, encuesta y versiones.',
  example: 'ordenes ver OS-2026-0398',
  flags: {},
  positional: orderArgument,
  async run(lab, _, OrdenServicio) {
    const { db, now, settings } = await lab.open()
    const at = now()
    const collected = await collectOrder(db, OrdenServicio)
    return { json: orderJson(collected, settings.baseUrl, at), text: orderReport(collected, settings.baseUrl, at) }
  },
})
