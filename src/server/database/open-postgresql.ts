import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { setTimeout } from 'node:timers/promises'
import { ConfigurationError, type DatabaseConfiguration } from '../configuration/configuration.ts'
import { log } from '../process/log.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { migrate } from './migrate.ts'
import { createPostgresqlPool, type PoolOptions } from './postgresql-pool.ts'

/** Everything that the server asks takes milliseconds. */
const serving: PoolOptions = { connections: 10, queryMs: 5000 }
/** Changing a large table takes time, and another process may be doing it. */
const migrating: PoolOptions = { connections: 1, queryMs: 600_000 }

const waitMs = { first: 250, longest: 5000 }

/** Codes that waiting does not fix: access refused, or a database that does not exist. */
const isFinal = /^(?:28|3D000)/

type PostgresqlAddresses = Pick<Extract<DatabaseConfiguration, { engine: 'postgresql' }>, 'url' | 'directUrl'>

/**
 * PostgreSQL, or a compatible database, with its tables up to date. Waits while none can be written to, and says so in
 * the log. Throws a ConfigurationError if waiting is of no use.
 */
export async function openPostgresql(addresses: PostgresqlAddresses): Promise<Kysely<DatabaseSchema>> {
  const { url } = addresses
  for (let afterMs = waitMs.first; ; afterMs = Math.min(2 * afterMs, waitMs.longest)) {
    try {
      await prepare(addresses)
      return open(url, serving)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      const fault = describeFault('DATABASE_URL', url, error)
      if (error.cause instanceof DatabaseError && isFinal.test(error.cause.code ?? '')) {
        throw new ConfigurationError([fault])
      }
      log.error(`${fault}. The server starts when it can be.`)
      await setTimeout(afterMs)
    }
  }
}

/** The same without a look at its tables, and without waiting. Throws a ConfigurationError where it cannot be opened. */
export async function connectPostgresql(url: string): Promise<Kysely<DatabaseSchema>> {
  const db = open(url, serving)
  try {
    await sql`select 1`.execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error instanceof DatabaseUnavailable
      ? new ConfigurationError([describeFault('DATABASE_URL', url, error)])
      : error
  }
}

function describeFault(setting: string, url: string, { message }: DatabaseUnavailable): string {
  return `${setting} points to ${describeAddress(url)}, which cannot be opened: ${message}`
}

/**
 * The locks of a migration belong to a connection: a pooler could release them on another one, and nobody would get them
 * again. Without the way past it, the server serves as it does without LISTEN.
 */
async function prepare({ url, directUrl }: PostgresqlAddresses): Promise<void> {
  try {
    await migrateAt(directUrl)
  } catch (error) {
    if (directUrl === url || !(error instanceof DatabaseUnavailable)) throw error
    log.error(`${describeFault('LISTEN_URL', directUrl, error)}. DATABASE_URL takes its place.`)
    await migrateAt(url)
  }
}

async function migrateAt(url: string): Promise<void> {
  const db = open(url, migrating)
  try {
    await migrate(db, 'postgresql')
  } finally {
    await db.destroy()
  }
}

function open(url: string, options: PoolOptions): Kysely<DatabaseSchema> {
  return new Kysely({ dialect: new PostgresDialect({ pool: createPostgresqlPool(url, options) }) })
}

/** Without user and password. */
function describeAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
