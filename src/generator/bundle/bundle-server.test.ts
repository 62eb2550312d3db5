import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { bundleServer } from './bundle-server.ts'

test('parts that a running server has yet to load stay, and get no other contents', async () => {
  const folder = makeTemporaryFolder()
  const list = () => readdirSync(join(folder, 'parts'))
  mkdirSync(join(folder, 'parts'))
  for (const [name, days] of [
    ['of-last-month.mjs', 30],
    ['of-yesterday.mjs', 1],
  ] as const) {
    const file = join(folder, 'parts', name)
    writeFileSync(file, 'export {}')
    const then = new Date(Date.now() - days * 24 * 3_600_000)
    utimesSync(file, then, then)
  }
  await bundleServer(folder)
  expect(list()).toContain('of-yesterday.mjs')
  expect(list()).not.toContain('of-last-month.mjs')
  const made = list().filter((name) => name !== 'of-yesterday.mjs')
  expect(made.length).toBeGreaterThan(2)
  for (const name of made) expect(name).toMatch(/-[\w-]{8}\.mjs$/)
})
