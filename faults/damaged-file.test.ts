import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from './call.ts'
import { seedOrders } from './seed-orders.ts'
import { startNode, tryNode } from './start-node.ts'

const page = 4096

const damages: { name: string; damage: (whole: Buffer) => Buffer }[] = [
  { name: 'other bytes altogether', damage: () => Buffer.from('Esto no es una base de datos. '.repeat(500)) },
  { name: 'its first page lost', damage: (whole) => Buffer.concat([Buffer.alloc(page), whole.subarray(page)]) },
  { name: 'its end lost', damage: (whole) => whole.subarray(0, Math.floor(whole.length / 2 / page) * page) },
  {
    name: 'a page in the middle lost, where no start reads',
    damage: (whole) => {
      // The page that holds an order's log, found by what is written there.
      const at = Math.floor(whole.lastIndexOf('48210-medio') / page) * page
      return Buffer.concat([whole.subarray(0, at), Buffer.alloc(page), whole.subarray(at + page)])
    },
  },
]

describe('a damaged database file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-damaged-'))
  const file = join(dir, 'certeza.db')
  const backup = join(dir, 'respaldo.db')
  let idOrden: string
  beforeAll(async () => {
    // Enough orders for pages that no start looks at.
    const numbers = Array.from({ length: 60 }, (_, place) => (place === 30 ? '48210-medio' : `OS-${place}`))
    idOrden = (await seedOrders({ DATA_DIR: dir }, numbers))[0] ?? ''
    copyFileSync(file, backup)
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  test.each(damages)(
    '$name: the start says in one sentence what to do, leaves with 1 and the file as it was',
    async ({ damage }) => {
      const damaged = damage(readFileSync(backup))
      writeFileSync(file, damaged)
      const ended = await tryNode({ DATA_DIR: dir })
      if (!('code' in ended)) await ended.end('SIGKILL')
      expect(ended).toMatchObject({
        code: 1,
        complaints: `El archivo ${file} está dañado o no es de Certeza. Pon en su lugar un respaldo o cambia DATA_DIR.\n`,
      })
      expect(readFileSync(file).equals(damaged)).toBe(true)
    },
  )

  test('with the backup in its place it serves again', async () => {
    copyFileSync(backup, file)
    const node = await startNode({ DATA_DIR: dir })
    expect(await call(`${node.url}/api/datos-factura`, 'POST', { idOrden })).toMatchObject({ status: 200 })
    expect(await node.end('SIGTERM')).toBe(0)
  })
})
