import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { listFiles } from './list-files.ts'
import { replaceOutputFile } from './output-folder.ts'

test('a reader of the file during replacement gets the whole old text', () => {
  const folder = makeTemporaryFolder()
  replaceOutputFile(folder, 'folder/_headers', 'The old text, which is longer')
  const reader = openSync(join(folder, 'folder/_headers'), 'r')
  replaceOutputFile(folder, 'folder/_headers', 'The new text')
  expect(readFileSync(reader, 'utf8')).toBe('The old text, which is longer')
  closeSync(reader)
  expect(readFileSync(join(folder, 'folder/_headers'), 'utf8')).toBe('The new text')
  expect(listFiles(folder)).toEqual(['folder/_headers'])
})
