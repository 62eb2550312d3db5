import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build, fixtureContent } from './build-fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    builtSite: string
  }
}

/** Builds the fixture once for all tests that only read what was built. Without changes since the last run that is quick. */
export default async function setUp(project: TestProject): Promise<void> {
  const folder = resolve('.cache/tests/built-site')
  const { exitCode, errors } = await build(fixtureContent, folder, { reportUrl: 'mailto:data@topshelf.example' })
  if (exitCode !== 0) throw new Error(errors)
  project.provide('builtSite', folder)
}
