import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { removeOldEntries } from './list-files.ts'

test('the most recently used entries stay, and one that is gone when its age is asked for does no harm', () => {
  const folder = makeTemporaryFolder()
  mkdirSync(join(folder, 'old/inside'), { recursive: true })
  utimesSync(join(folder, 'old'), new Date('2019-09-25'), new Date('2019-09-25'))
  writeFileSync(join(folder, 'recent'), 'used')
  // Listed, but without an age, as what another process removes in between.
  symlinkSync('nowhere', join(folder, 'gone'))
  removeOldEntries(folder, 3)
  expect(readdirSync(folder)).toEqual(['gone', 'old', 'recent'])
  removeOldEntries(folder, 1)
  expect(readdirSync(folder)).toEqual(['recent'])
})
