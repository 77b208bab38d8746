import { fileURLToPath } from 'node:url'
import type { DemoLinks } from '../demo/load-demo.ts'
import { buildApp } from './app.ts'
import { composePreview } from './certificate/compose-preview.ts'
import { deliverNotice } from './erp/deliver-notice.ts'
import { noticeReason } from './erp/notice-store.ts'
import { startWebhook } from './erp/webhook.ts'
import { errorCode } from './error-code.ts'
import type { App } from './http/app-type.ts'
import { startSender } from './mail/start-sender.ts'
import { openParts } from './open-parts.ts'
import { previewDocument } from './orders/mails/confirmation-mails.ts'
import { whyMailNotDue } from './orders/mails/order-mail-due.ts'
import { watchDeadlines } from './orders/mails/watch-deadlines.ts'
import { orderLink } from './orders/order-link.ts'
import { orderStates } from './orders/order-state.ts'
import type { Parts } from './parts.ts'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

const siteDir = fileURLToPath(new URL('../build/client', import.meta.url))
/** Running requests have this long to end after a SIGTERM; then the process leaves anyway. */
const graceMilliseconds = 4000

/** Runs `listen`; why a port cannot be had becomes a sentence that names the setting to change. */
async function orStartError(
  setting: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string,
  listen: () => Promise<unknown>,
) {
  try {
    await listen()
  } catch (cause) {
    const sentences: Record<string, string> = {
      EADDRINUSE: `El puerto ${port} ya está en uso. Cierra el otro programa o elige otro con ${setting}.`,
      EACCES: `No hay permiso para usar el puerto ${port}. Elige uno mayor a 1023 con ${setting}.`,
      EADDRNOTAVAIL: `La dirección ${host} no es de este equipo. Revisa HOST.`,
      ENOTFOUND: `La dirección ${host} no existe. Revisa HOST.`,
    }
    const sentence = sentences[errorCode(cause)]
    throw sentence ? new StartError(sentence, { cause }) : cause
  }
}

/** prom-client is loaded only where a monitor asks for it: it costs memory. */
async function openMetrics(parts: Parts) {
  const port = parts.settings.metricsPort
  if (port === undefined) return undefined
  const { createRegistry, measureCalls } = await import('./metrics/call-metrics.ts')
  const { metricsServer } = await import('./metrics/metrics-server.ts')
  const { measureStore } = await import('./metrics/store-metrics.ts')
  const registry = createRegistry()
  measureStore(registry, parts)
  const server = metricsServer(registry)
  return {
    observe: (app: App) => measureCalls(app, registry),
    start: () => orStartError('METRICS_PORT', port, '127.0.0.1', () => server.listen(port)),
    stop: server.stop,
  }
}

/** One order of each state to look at, in the words of `ordenes listar`. */
function printLinks(baseUrl: string, links: DemoLinks): void {
  for (const state of orderStates) {
    const idOrden = links[state]
    if (idOrden) console.log(`${state}: ${orderLink(baseUrl, idOrden)}`)
  }
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  const { host, port, erpWebhookUrl } = settings
  const parts = await openParts(settings, () => Temporal.Now.instant(), 'calls')
  const demo = settings.demo ? await (await import('../demo/load-demo.ts')).loadDemo(parts) : undefined
  const metrics = await openMetrics(parts)
  const app = await buildApp(parts, {
    siteDir,
    logger: { level: settings.logLevel },
    ...(metrics && { observe: metrics.observe }),
  })
  await orStartError('PORT', port, host, () => app.listen({ host, port }))
  await metrics?.start()
  const warn = (details: object, message: string) => app.log.warn(details, message)
  const sender = startSender(parts, {
    whyNotDue: (mail, now) => whyMailNotDue(parts.db, mail, now),
    documents: { [previewDocument]: composePreview },
    warn,
    others: { [noticeReason]: deliverNotice({ url: erpWebhookUrl, erpToken: settings.erpToken }) },
  })
  parts.mailQueued = sender.wake
  const webhook = erpWebhookUrl && startWebhook(parts, { url: erpWebhookUrl, log: app.log })
  const deadlines = watchDeadlines(parts, warn)
  console.log(`Listo en ${settings.baseUrl}`)
  if (demo) printLinks(settings.baseUrl, demo)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), graceMilliseconds).unref()
    // A connection whose answer had begun before is kept alive by its client: it ends when the answer has.
    setInterval(() => app.server.closeIdleConnections(), 50).unref()
    await app.close()
    if (webhook) await webhook.stop()
    await deadlines.stop()
    await sender.stop()
    await metrics?.stop()
    await parts.db.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // The starter is gone.
  process.on('disconnect', stop)
}

try {
  await serve()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
