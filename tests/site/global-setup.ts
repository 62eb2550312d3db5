import type { TestProject } from 'vitest/node'
import { buildFixture, builtSite } from '../fixture-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    builtSite: string
  }
}

/** Builds the fixture once for all tests that read what was built, or change a copy. Without changes since the last run that is quick. */
export default async function setUp(project: TestProject): Promise<void> {
  await buildFixture(builtSite)
  project.provide('builtSite', builtSite)
}
