import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { ConfigurationError } from '../configuration/configuration-error.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { log } from '../log.ts'

const connections = 10
const connectTimeoutMs = 5000

/** A pool of connections to PostgreSQL, or to what speaks like it. Throws a ConfigurationError where none answers. */
export async function openPostgresql(url: string): Promise<Kysely<DatabaseSchema>> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: connectTimeoutMs })
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, it would end the process.
  pool.on('error', (error) => log.error(`A connection to the database was lost: ${error.message}`))
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    const { hostname, port, pathname } = new URL(url)
    const place = `${hostname}${port && `:${port}`}${pathname}`
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new ConfigurationError([`DATABASE_URL leads to ${place}, which cannot be opened: ${reason}`])
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
