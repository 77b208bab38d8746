import { join } from 'node:path'
import { load } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { startMailSink } from './mail-sink.ts'
import { endedChildrenSeconds } from './measured-process.ts'
import { writeOrderCsv } from './order-records.ts'
import { importOrders, runLab, startOurs, withFolder } from './our-server.ts'

const orders = 100
const instrumentsEach = 10

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/**
 * A morning at the laboratory beside a running server: one import, one send, the customers confirm, one export.
 * Then the receipts with their PDFs, to customer and laboratory, which nobody waits for.
 */
export async function morningBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const file = join(folder, 'orders.csv')
    writeOrderCsv(file, orders, instrumentsEach)
    const sink = await startMailSink()
    const server = await startOurs(folder, { SMTP_URL: sink.url })
    const children = endedChildrenSeconds()
    const before = server.cpuMicroseconds()
    let ids: string[] = []
    const imported = await secondsOf(async () => {
      ids = await importOrders(folder, file)
    })
    const sent = await secondsOf(async () => {
      await runLab(folder, ['ordenes', 'enviar', '--todas'])
      await sink.until(orders)
    })
    let confirming = 0
    const confirmed = await secondsOf(async () => {
      confirming = performance.now()
      await load(`${server.url}/api/confirmar-orden`, (number) => ({ idOrden: ids[number] }), { count: orders })
    })
    const exported = await secondsOf(() => runLab(folder, ['ordenes', 'exportar', '--salida', join(folder, 'o.xlsx')]))
    const processor = endedChildrenSeconds() - children + (server.cpuMicroseconds() - before) / 1e6
    await sink.until(3 * orders)
    const withReceipts = endedChildrenSeconds() - children + (server.cpuMicroseconds() - before) / 1e6
    const receiptSeconds = (performance.now() - confirming) / 1000
    await server.stop()
    await sink.close()
    return [
      { what: `import of ${orders} orders of ${instrumentsEach} instruments`, value: imported, unit: 's' },
      { what: 'sent, until the mail server has the last', value: sent, unit: 's' },
      { what: 'confirmed, by as many calls', value: confirmed, unit: 's' },
      { what: 'exported as XLSX', value: exported, unit: 's' },
      { what: 'together', value: imported + sent + confirmed + exported, unit: 's', budget: 10 },
      { what: 'processor time of it, commands and server', value: processor, unit: 's', budget: 10 },
      { what: 'processor time until the last receipt is taken', value: withReceipts, unit: 's' },
      { what: `${2 * orders} receipts with a PDF, until the last is taken`, value: receiptSeconds, unit: 's' },
      { what: 'a mail, on average', value: sink.bytes() / (3 * orders) / 1024, unit: 'KiB' },
    ]
  })
}
