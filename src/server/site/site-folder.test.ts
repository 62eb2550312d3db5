import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInFolder } from './site-folder.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'topshelf-site-'))
  for (const name of ['_headers', 'build.json', 'robots.txt']) writeFileSync(join(folder, name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a file', ['robots.txt'], 'file'],
  ['what tells servers of headers', ['_headers'], 'nothing'],
  ['what the build notes for itself', ['build.json'], 'nothing'],
  ['a path of 8,000 characters', Array.from({ length: 1000 }, () => 'seven77'), 'nothing'],
])('%s is published, or not', (_what, segments, expected) => {
  expect(findInFolder(folder, segments).is).toBe(expected)
})
