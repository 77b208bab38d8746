import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { refusals } from '../contract/refusals.ts'
import { openSqlite } from '../server/database/sqlite.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { seedOrders } from './seed-orders.ts'
import { startNode } from './start-node.ts'

const dir = mkdtempSync(join(tmpdir(), 'certeza-full-'))

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', dir], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isMounted = process.platform === 'linux' && mountSmallDisk()

/** How to keep a process from writing, and to let it again. */
interface Shortage {
  begin: (pid: number) => void
  end: (pid: number) => void
}

/**
 * No file of a process may grow beyond `bytes`: what is left where nothing may be mounted.
 * Its disk is full for it alone.
 */
function limitFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

function canLimitFiles(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096))
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')) throw cause
  } finally {
    closeSync(descriptor)
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', dir])
  rmSync(dir, { recursive: true, force: true })
})

const ballast = join(dir, 'ballast')
const shortages: { name: string; isPossible: boolean; shortage: Shortage }[] = [
  {
    name: 'the disk is full',
    isPossible: isMounted,
    shortage: { begin: () => fill(ballast), end: () => rmSync(ballast) },
  },
  {
    name: 'files may not grow',
    isPossible: process.platform === 'linux' && !isMounted && canLimitFiles(),
    shortage: { begin: (pid) => limitFiles(pid, '1024'), end: (pid) => limitFiles(pid, 'unlimited') },
  },
]

describe.each(shortages)('$name', ({ isPossible, shortage }) => {
  test.skipIf(!isPossible)(
    'saving is refused with 503, reading goes on, and all is well once there is room',
    async () => {
      const settings = { DATA_DIR: dir }
      const orders = await seedOrders(settings, ['OS-1', 'OS-2', 'OS-3'])
      const node = await startNode(settings)
      const { pid = 0 } = node.child
      shortage.begin(pid)
      const customers = startCustomers([node.url], orders, 'lleno')
      const save = () => call(`${node.url}/api/datos-factura`, 'PUT', { idOrden: orders[0], CP: '06600' })
      await expect.poll(save, { timeout: 20_000 }).toEqual({
        status: 503,
        body: { error: refusals.databaseAway.error },
        retryAfter: '2',
      })
      for (const idOrden of orders)
        expect(await call(`${node.url}/api/datos-factura`, 'POST', { idOrden })).toMatchObject({ status: 200 })
      expect(await call(`${node.url}/api/datos-trazabilidad`, 'POST', { page: 1, pageSize: 10 })).toMatchObject({
        status: 200,
      })
      // Whoever only reads may be sent here all the while.
      expect(await call(`${node.url}/api/salud`, 'GET')).toMatchObject({ status: 200 })

      shortage.end(pid)
      await customers.nextSaved()
      expect(await save()).toMatchObject({ status: 200 })
      await customers.stop()
      expect(new Set(customers.writes.map(({ status }) => status))).toEqual(new Set([200, 503]))
      expect(await node.end('SIGTERM')).toBe(0)
      const db = openSqlite(join(dir, 'certeza.db'))
      // The CP is saved outside the customers' loop, and is in the log once: the refused tries wrote nothing.
      await expectNothingLost(db, customers.writes)
      await db.destroy()
    },
  )
})
