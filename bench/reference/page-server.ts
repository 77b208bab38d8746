// The yardstick: what a bare Fastify with node:sqlite spends on one page of a table. Same Node, same answers' size.
// Settings: PORT; ROWS of the table; DATA_DIR for its file. Prints 'Listo' when it listens.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { standardRowAt } from '../standards-rows.ts'

const rows = Number(process.env.ROWS ?? 100_000)
// A file, as ours: in memory, SQLite takes none of the locks that let another process read and write beside it.
const database = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'page-server.db'))
database.exec(`
  pragma journal_mode = wal;
  create table s (pos integer primary key, Descripcion text, Marca text, Identificacion text, Calibrado text, Proxima text, Informe text);
  create table totals (name text primary key, n integer) without rowid;
`)
const insert = database.prepare('insert into s values (?, ?, ?, ?, ?, ?, ?)')
database.exec('begin')
for (let place = 1; place <= rows; place++) insert.run(place, ...Object.values(standardRowAt(place)))
database.prepare("insert into totals values ('s', ?)").run(rows)
database.exec('commit')

const total = database.prepare("select n from totals where name = 's'")
const page = database.prepare(
  'select Descripcion, Marca, Identificacion, Calibrado, Proxima, Informe from s where pos > ? and pos <= ? order by pos',
)

const text = { type: 'string' }
const row = {
  type: 'object',
  properties: Object.fromEntries(Object.keys(standardRowAt(1)).map((name) => [name, text])),
}
const schema = {
  body: {
    type: 'object',
    required: ['page', 'pageSize'],
    properties: {
      page: { type: 'integer', minimum: 1 },
      pageSize: { type: 'integer', enum: [10, 20, 30, 40, 50] },
      identificacion: { type: 'string', maxLength: 200 },
    },
  },
  response: {
    200: {
      type: 'object',
      properties: { data: { type: 'array', items: row }, total: { type: 'integer' }, totalPages: { type: 'integer' } },
    },
  },
}

const app = Fastify()
app.post('/api/datos-trazabilidad', { schema }, (request, reply) => {
  const { page: number, pageSize } = request.body as { page: number; pageSize: number }
  const { n } = total.get() as { n: number }
  reply.send({
    data: page.all((number - 1) * pageSize, number * pageSize),
    total: n,
    totalPages: Math.ceil(n / pageSize),
  })
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('Listo')
