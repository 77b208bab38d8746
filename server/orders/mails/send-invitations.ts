import type { RefusalReason } from '../../../contract/refusals.ts'
import type { Parts } from '../../parts.ts'
import { Refusal } from '../../refusal.ts'
import type { Order } from '../order.ts'
import type { RefusedAddress } from './checked-addresses.ts'
import { type Invitation, type SendOptions, sendInvitation } from './send-invitation.ts'

/** What became of one order of many. */
export interface SendResult {
  OrdenServicio: string
  resultado: 'enviada' | 'ya enviada' | 'rechazada'
  /** Absent where it was refused. */
  order?: Order
  /** Addresses, separated by commas; '' where it was refused. */
  para: string
  /** Addresses that no mail goes to. */
  refused: RefusedAddress[]
  isRenewed: boolean
  /** Why it was refused: the catalogue's reason, and in sentences. */
  reason?: RefusalReason
  motivo?: string
}

/** What became of an order that was not refused. */
export function sentResult({ isNew, ...sent }: Invitation): SendResult {
  return { OrdenServicio: sent.order.OrdenServicio, resultado: isNew ? 'enviada' : 'ya enviada', ...sent }
}

async function sendOne(parts: Parts, OrdenServicio: string, options: SendOptions): Promise<SendResult> {
  try {
    return sentResult(await sendInvitation(parts, OrdenServicio, options))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const details = Object.entries(error.campos ?? {}).map(([what, sentence]) => `${what}: ${sentence}`)
    const motivo = [error.message, ...details].join(' ')
    const { reason } = error
    return { OrdenServicio, resultado: 'rechazada', para: '', refused: [], isRenewed: false, reason, motivo }
  }
}

/** As `sendInvitation` for each of many orders, one after the other; those that are refused hold up none. */
export async function sendInvitations(
  parts: Parts,
  numbers: readonly string[],
  { onProgress = () => {}, ...options }: SendOptions & { onProgress?: (done: number) => void },
): Promise<SendResult[]> {
  const results: SendResult[] = []
  for (const OrdenServicio of numbers) {
    results.push(await sendOne(parts, OrdenServicio, options))
    onProgress(results.length)
  }
  return results
}
