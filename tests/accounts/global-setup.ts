import type { TestProject } from 'vitest/node'
import { startPostgresql } from './start-postgresql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string
  }
}

/** One PostgreSQL for all tests of accounts; each has a database of its own there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql()
  project.provide('postgresqlUrl', server.url)
  return server.stop
}
