import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { bundleServer } from './bundle-server.ts'

test('parts that a running server has yet to load stay, and get no other contents', async () => {
  const folder = makeTemporaryFolder()
  const list = () => readdirSync(join(folder, 'parts'))
  for (const name of ['parts', 'replaced']) mkdirSync(join(folder, name))
  const make = (file: string, days: number) => {
    writeFileSync(join(folder, file), '')
    const then = new Date(Date.now() - days * 24 * 3_600_000)
    utimesSync(join(folder, file), then, then)
  }
  for (const [name, replacedDays] of [
    ['of-the-running-server.mjs', null],
    ['replaced-yesterday.mjs', 1],
    ['replaced-last-month.mjs', 30],
  ] as const) {
    make(`parts/${name}`, 60)
    if (replacedDays !== null) make(`replaced/${name}`, replacedDays)
  }
  await bundleServer(folder)
  const kept = ['of-the-running-server.mjs', 'replaced-yesterday.mjs']
  expect(list()).toEqual(expect.arrayContaining(kept))
  expect(list()).not.toContain('replaced-last-month.mjs')
  expect(readdirSync(join(folder, 'replaced')).toSorted()).toEqual(kept)
  const made = list().filter((name) => !kept.includes(name))
  expect(made.length).toBeGreaterThan(2)
  for (const name of made) expect(name).toMatch(/-[\w-]{8}\.mjs$/)
})
