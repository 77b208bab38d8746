import { Socket } from 'node:net'
import pg from 'pg'
import { Silence } from './silence.ts'

/** What silence means: that the line is dead, or that PostgreSQL must be asked whether it still works. */
export type OnSilence = 'give up' | 'ask'

/**
 * No row: the session is gone. Idle: its answer got lost, or the question did. Waiting for the client: what it sends
 * does not arrive. Behind PgBouncer the process that we were told of is none of PostgreSQL's: whoever answers works.
 */
const isWorking = `select $2::int <> pg_backend_pid() or exists (
  select from pg_stat_activity where pid = $1::int
  and (state not like 'idle%' and wait_event_type is distinct from 'Client' or state_change > now() - interval '5 s')
) as "isWorking"`

/** pg tells of the process only in a field that its types leave out. */
const processOf = (client: pg.Client): number =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : 0

/**
 * One that is destroyed when nothing comes while it is watched. pg's own limit (`query_timeout`) leaves the dead
 * connection in the pool, for the next query to wait on.
 */
export class WatchedClient extends pg.Client {
  readonly #config: pg.ClientConfig | undefined
  #silence = 0
  #onSilence: OnSilence = 'give up'

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.#config = config
  }

  /** Of TLS, what is inside of it: the socket below tells of no traffic. */
  get #line(): Socket | undefined {
    return this.connection.stream instanceof Socket ? this.connection.stream : undefined
  }

  /** From now on, for `silence` milliseconds without a byte at most; 0: as long as it takes. */
  watch(silence: number, onSilence: OnSilence) {
    this.#silence = silence
    this.#onSilence = onSilence
    this.#afterSilence(silence, (line) => void this.#doubt(line))
  }

  /** A dead line never says that it has ended. */
  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void) {
    this.#afterSilence(1000, (line) => line.destroy())
    return callback ? super.end(callback) : super.end()
  }

  #afterSilence(milliseconds: number, act: (line: Socket) => void) {
    const line = this.#line
    line?.removeAllListeners('timeout')
    line?.setTimeout(milliseconds, () => act(line))
  }

  async #doubt(line: Socket) {
    // A pause of ours, in which PostgreSQL has nothing to say.
    const isAsked = !('readyForQuery' in this && this.readyForQuery === true)
    if (this.#onSilence === 'ask' && (!isAsked || (await this.#isWorking(line)))) {
      line.setTimeout(this.#silence)
      return
    }
    line.destroy(new Silence())
  }

  /** Over another connection, which is waited for as for any. */
  async #isWorking(line: Socket): Promise<boolean> {
    const traffic = () => line.bytesRead + line.bytesWritten
    const before = traffic()
    const other = new pg.Client({ ...this.#config, query_timeout: this.#config?.connectionTimeoutMillis })
    other.on('error', () => {})
    try {
      await other.connect()
      const { rows } = await other.query<{ isWorking: boolean }>(isWorking, [processOf(this), processOf(other)])
      return rows[0]?.isWorking === true || traffic() > before
    } catch (error) {
      // A refusal (too many connections) is an answer too.
      return error instanceof pg.DatabaseError || traffic() > before
    } finally {
      other.connection.stream.destroy()
    }
  }
}
