import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFixture } from '../fixture-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    builtSite: string
  }
}

/** Builds the fixture once for all tests that read what was built, or change a copy. Without changes since the last run that is quick. */
export default async function setUp(project: TestProject): Promise<void> {
  const folder = resolve('.cache/tests/built-site')
  await buildFixture(folder)
  project.provide('builtSite', folder)
}
