import { inject } from 'vitest'
import { createDatabase } from './start-postgresql.ts'

/**
 * What tables, types, locks and transactions decide, and what happens at the same moment, is tested on both; what the
 * server makes of a request before and after that, on the first alone: in a suite of both, behind
 * `if (engine !== engines[0]) return`.
 */
export const engines = ['sqlite', 'postgresql'] as const
export type Engine = (typeof engines)[number]

export const testSecret = 'the secret of the tests, long enough for it'

/** What a server's environment says of its database: a fresh one. */
export async function chooseDatabase(engine: Engine): Promise<Record<string, string>> {
  if (engine === 'sqlite') return {}
  return { DATABASE_URL: await createDatabase(inject('postgresqlUrl')), AUTH_SECRET: testSecret }
}
