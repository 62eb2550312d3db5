import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { log } from '../process/log.ts'
import { DatabaseUnavailable, endOutage } from './database-unavailable.ts'

export interface PoolOptions {
  readonly connections: number
  /** How long a query may take (ms). Then its connection is dropped: whatever hangs there, hangs for good. */
  readonly queryMs: number
}

const connectTimeoutMs = 5000

/**
 * States in which the database, or this connection to it, cannot be used, whatever is asked:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html. Connection lost, read-only (after a failover), idle
 * transaction ended, no room, statement cancelled, shut down, input or output failed.
 */
const unusable = /^(?:08|25006|25P03|53|57|58)/

/**
 * Connections to PostgreSQL, none of which can hold anybody up: a query has a deadline, and a connection that is no
 * longer usable is replaced. What is wrong with the database itself is thrown as DatabaseUnavailable.
 */
export function createPostgresqlPool(url: string, { connections, queryMs }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => limitOnServer(client, queryMs),
  })
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', (error) => log.error(`A connection to the database was lost: ${error.message}`))
  // So would one that breaks while in use; the query reports that.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => new GuardedClient(await connect(pool), queryMs),
    end: () => pool.end(),
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable(error)
  }
}

/** A connection that has gone silent must not keep its locks. Settings that cannot be set are skipped. */
async function limitOnServer(client: { query(text: string): Promise<unknown> }, queryMs: number): Promise<void> {
  const settings = ['statement_timeout', 'idle_in_transaction_session_timeout']
  const text = settings.map((name) => `set ${name} = ${queryMs + 1000}`).join('; ')
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('a new connection does not answer')), connectTimeoutMs)
  })
  try {
    await Promise.race([client.query(text), deadline])
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
  } finally {
    clearTimeout(timer)
  }
}

class GuardedClient implements PostgresPoolClient {
  /** The same connection twice: as Kysely sees it, and as the pool takes it back. */
  readonly #client: PostgresPoolClient
  readonly #pooled: PoolClient
  readonly #queryMs: number
  #isReleased = false
  #isBroken = false

  constructor(client: PoolClient, queryMs: number) {
    this.#client = client
    this.#pooled = client
    this.#queryMs = queryMs
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('Nothing here reads by cursor, which would have no deadline.')
    return this.#ask<Row>(text, parameters)
  }

  async #ask<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isReleased) throw new DatabaseUnavailable('the connection was dropped')
    const deadline = setTimeout(() => this.#drop(), this.#queryMs)
    try {
      const result = await this.#client.query<Row>(text, parameters)
      endOutage()
      return result
    } catch (error) {
      if (!isUnavailable(error)) throw error
      this.#isBroken = true
      throw new DatabaseUnavailable(this.#isReleased ? `no answer within ${this.#queryMs / 1000} s` : error)
    } finally {
      clearTimeout(deadline)
    }
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#pooled.release(this.#isBroken)
  }

  /** The pool destroys a connection that is given back as broken in the middle of a query, which fails then. */
  #drop(): void {
    this.#isBroken = true
    this.release()
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unusable.test(error.code ?? '')
  // The driver's own errors are about the connection, except when it was called wrongly.
  return !(error instanceof TypeError)
}
