import { inject } from 'vitest'
import { createDatabase } from './start-postgresql.ts'

/** Every promise of the accounts holds on both. */
export const engines = ['sqlite', 'postgresql'] as const
export type Engine = (typeof engines)[number]

export const testSecret = 'the secret of the tests, long enough for it'

/** What a server's environment says of its database: a fresh one. */
export async function chooseDatabase(engine: Engine): Promise<Record<string, string>> {
  if (engine === 'sqlite') return {}
  return { DATABASE_URL: await createDatabase(inject('postgresqlUrl')), AUTH_SECRET: testSecret }
}
