import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { useInBrowser } from '../start/use-in-browser.ts'
import { type StandardsPage, standardsAnswer, toPage } from './standards-reply.ts'
import { type Ask, askSearch, firstAsk, type PageSize, readAsk } from './table-address.ts'

export type Shown =
  | { kind: 'nothing' }
  | { kind: 'failed'; message: string | undefined; reason: string | undefined }
  | { kind: 'page'; page: StandardsPage }

async function load({ page, pageSize, identificacion }: Ask, signal: AbortSignal) {
  const body = { page, pageSize, ...(identificacion && { identificacion }) }
  return call('POST', '/api/datos-trazabilidad', body, standardsAnswer, { signal })
}

/**
 * What the address asks for; undefined where the page was drawn without one: at build, and while React takes it over.
 */
function useAsked(): Ask | undefined {
  const [params] = useSearchParams()
  return useInBrowser() ? readAsk(params) : undefined
}

/**
 * The table's rows for what the page's address asks; asking anew drops the answer still under way, so that a slow older
 * one never replaces a newer one. Search and page size start again on page 1 (specification §4).
 */
export function useStandards() {
  const asked = useAsked()
  const ask = asked ?? firstAsk
  const { page, pageSize, identificacion } = ask
  const isAsked = asked !== undefined
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const [loading, setLoading] = useState(true)
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' })

  const again = useCallback(() => setTries((before) => before + 1), [])
  const go = (next: Ask) => {
    const search = askSearch(next)
    if (search === askSearch(ask)) again()
    // Without a hash: React Router would scroll to it, whatever it is told.
    else navigate({ search }, { preventScrollReset: true })
  }

  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const now = { page, pageSize, identificacion }
    setLoading(true)
    load(now, asking.signal).then((outcome) => {
      if (asking.signal.aborted) return
      // The list grew shorter while it was read: its last page is shown.
      const last = outcome.kind === 'ok' && 'totalPages' in outcome.reply ? outcome.reply.totalPages : 0
      if (last >= 1 && page > last) {
        navigate({ search: askSearch({ ...now, page: last }) }, { replace: true, preventScrollReset: true })
        return
      }
      setLoading(false)
      if (outcome.kind === 'ok') setShown({ kind: 'page', page: toPage(outcome.reply) })
      else {
        const { message, error } = outcome.kind === 'refused' ? outcome : {}
        setShown({ kind: 'failed', message, reason: error })
      }
    })
    return () => asking.abort()
    // `tries` asks the same again.
  }, [isAsked, page, pageSize, identificacion, tries, navigate])

  const isFailed = shown.kind === 'failed'
  useEffect(() => {
    if (!isFailed) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isFailed, again])

  return {
    ask,
    searched: asked?.identificacion,
    loading,
    shown,
    search: (text: string) => go({ ...ask, page: 1, identificacion: text.trim() }),
    resize: (size: PageSize) => go({ ...ask, page: 1, pageSize: size }),
    turn: (by: 1 | -1) => go({ ...ask, page: Math.max(1, page + by) }),
    again,
  }
}
