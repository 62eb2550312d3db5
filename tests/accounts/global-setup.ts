import type { TestProject } from 'vitest/node'
import { bundleForAll } from './start-server-process.ts'
import { startPostgresql } from './start-postgresql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string
  }
}

/** One bundle of the server and one PostgreSQL for all tests of accounts; each has a database of its own there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startPostgresql('fsync=off'), bundleForAll()])
  project.provide('postgresqlUrl', server.url)
  return server.stop
}
