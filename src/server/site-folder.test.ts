import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInFolder } from './site-folder.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'topshelf-site-'))
  for (const name of ['_headers', 'build.json', 'robots.txt']) writeFileSync(join(folder, name), name)
  symlinkSync('loop', join(folder, 'loop'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  [['robots.txt'], 'file'],
  [['_headers'], 'nothing'],
  [['build.json'], 'nothing'],
  [Array.from({ length: 1000 }, () => 'seven77'), 'nothing'],
])('%j is a published file, or not', (segments, expected) => {
  expect(findInFolder(folder, segments).is).toBe(expected)
})
