import { useEffect, useState } from 'react'
import type { pageSizes } from '../../contract/calls/standards.ts'
import { call } from '../api/call.ts'
import { type StandardsPage, standardsAnswer, toPage } from './standards-reply.ts'

export type PageSize = (typeof pageSizes)[number]

export interface Ask {
  page: number
  pageSize: PageSize
  /** Exact identifier; empty for all. */
  identificacion: string
}

export type Shown = { kind: 'nothing' } | { kind: 'failed'; reason?: string } | { kind: 'page'; page: StandardsPage }

async function load({ page, pageSize, identificacion }: Ask, signal: AbortSignal) {
  const body = { page, pageSize, ...(identificacion && { identificacion }) }
  return call('POST', '/api/datos-trazabilidad', body, standardsAnswer, { signal })
}

/**
 * The table's rows for what is asked; asking anew drops the answer still under way, so that a slow older one never
 * replaces a newer one. Search and page size start again on page 1 (specification §4).
 */
export function useStandards() {
  const [ask, setAsk] = useState<Ask>({ page: 1, pageSize: 10, identificacion: '' })
  const [loading, setLoading] = useState(true)
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })

  useEffect(() => {
    const asking = new AbortController()
    setLoading(true)
    load(ask, asking.signal).then((outcome) => {
      if (asking.signal.aborted) return
      if (outcome.kind !== 'ok') {
        setLoading(false)
        setShown({ kind: 'failed', reason: outcome.kind === 'refused' ? outcome.error : undefined })
        return
      }
      // The list grew shorter while it was read: its last page is shown.
      const last = 'totalPages' in outcome.reply ? outcome.reply.totalPages : 0
      if (last >= 1 && ask.page > last) {
        setAsk((before) => ({ ...before, page: last }))
        return
      }
      setLoading(false)
      setShown({ kind: 'page', page: toPage(outcome.reply) })
    })
    return () => asking.abort()
  }, [ask])

  return {
    ask,
    loading,
    shown,
    search: (identificacion: string) =>
      setAsk((before) => ({ ...before, page: 1, identificacion: identificacion.trim() })),
    resize: (pageSize: PageSize) => setAsk((before) => ({ ...before, page: 1, pageSize })),
    turn: (by: 1 | -1) => setAsk((before) => ({ ...before, page: Math.max(1, before.page + by) })),
    again: () => setAsk((before) => ({ ...before })),
  }
}
