import pg from 'pg'
import { startPostgres } from '../server/testing/postgres-server.ts'

/** Runs `work` with a throw-away PostgreSQL; `create` makes a database in it and gives its address. */
export async function withPostgres<Result>(
  work: (create: (name: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres()
  try {
    return await work(async (name) => {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    })
  } finally {
    await server.stop()
  }
}
