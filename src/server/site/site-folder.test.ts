import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { findInFolder } from './site-folder.ts'

const folder = makeTemporaryFolder()
beforeAll(() => {
  for (const name of ['_headers', 'build.json', 'robots.txt']) writeFileSync(join(folder, name), name)
})

test.each([
  ['a file', ['robots.txt'], 'file'],
  ['what tells servers of headers', ['_headers'], 'nothing'],
  ['what the build notes for itself', ['build.json'], 'nothing'],
  ['a path of 8,000 characters', Array.from({ length: 1000 }, () => 'seven77'), 'nothing'],
])('%s is published, or not', (_what, segments, expected) => {
  expect(findInFolder(folder, segments).is).toBe(expected)
})
