import { type ListedOrder, listByUrgency } from '../../server/orders/list-by-urgency.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { type OrderState, orderStates } from '../../server/orders/order-state.ts'
import { isoInstant, maybeIsoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { parseSince } from '../parse-since.ts'
import { orderTable } from './order-table.ts'

const mailWords = ['sin-enviar', 'en-cola', 'enviada', 'rechazada', 'problema'] as const
const mailStateOf = {
  'sin-enviar': 'sin enviar',
  'en-cola': 'en cola',
  enviada: 'enviada',
  rechazada: 'rechazada',
  problema: 'problema',
} as const

interface Flags {
  estado?: OrderState
  texto?: string
  'vence-antes'?: Temporal.Instant
  cambiadas?: boolean
  correo?: (typeof mailWords)[number]
}

function listedJson(
  { order, estado, instruments, cambios, correo }: ListedOrder,
  baseUrl: string,
  now: Temporal.Instant,
) {
  const { OrdenServicio, idOrden, billing, fechaLimite, confirmadaEn, canceladaEn, version } = order
  const isSettled = estado === 'confirmada' || estado === 'cancelada'
  return {
    OrdenServicio,
    idOrden,
    enlace: orderLink(baseUrl, idOrden),
    Empresa: billing.Empresa,
    estado,
    version,
    fechaLimite: isoInstant(fechaLimite),
    /** Below zero once it has passed. */
    minutosRestantes: isSettled ? null : Math.floor(now.until(fechaLimite).total('minutes')),
    confirmadaEn: maybeIsoInstant(confirmadaEn),
    canceladaEn: maybeIsoInstant(canceladaEn),
    instrumentos: instruments,
    cambios,
    correo: {
      estado: correo.estado,
      motivo: correo.motivo ?? null,
      para: correo.para,
      enviadaEn: maybeIsoInstant(correo.enviadaEn),
    },
  }
}

/** `ordenes listar`: the orders asked for, the most urgent first. */
export const listCommand = labCommand<Flags, []>({
  brief: 'Lista las órdenes, primero lo que urge',
  full: 'Lista las órdenes: primero las abiertas, de la que vence antes a la que vence después; luego las vencidas, confirmadas y canceladas, de la más reciente a la más antigua. Los filtros se suman.',
  example: 'ordenes listar --vence-antes 2026-12-04 --correo problema',
  flags: {
    estado: { kind: 'enum', values: orderStates, optional: true, brief: 'Solo las que están así' },
    texto: {
      kind: 'parsed',
      parse: (text: string) => text.trim(),
      optional: true,
      placeholder: 'TEXTO',
      brief: 'Solo las que lo llevan en su número o en Empresa',
    },
    'vence-antes': {
      kind: 'parsed',
      parse: parseSince,
      optional: true,
      placeholder: 'FECHA',
      brief: 'Solo abiertas que vencen antes de ese día u hora (con --estado vencida, las que vencieron antes)',
    },
    cambiadas: { kind: 'boolean', optional: true, withNegated: false, brief: 'Solo donde el cliente cambió algo' },
    correo: {
      kind: 'enum',
      values: mailWords,
      optional: true,
      brief: 'Solo aquellas cuyo correo está así; problema: rechazado, o con un intento o una dirección que falló',
    },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, flags) {
    const { db, now, settings } = await lab.open()
    const at = now()
    const { estado, texto, cambiadas, correo } = flags
    const filter = { estado, texto, venceAntes: flags['vence-antes'], cambiadas, correo: correo && mailStateOf[correo] }
    const listed = await listByUrgency(db, filter, at)
    const json = listed.map((each) => listedJson(each, settings.baseUrl, at))
    return { json, text: listed.length === 0 ? 'No hay órdenes.' : orderTable(listed, at) }
  },
})
