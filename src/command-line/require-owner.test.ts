import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'
import { requireOwner } from './require-owner.ts'

test('root does not write into the folder of another user', () => {
  const folder = makeTemporaryFolder()
  const somebody = process.getuid?.() || 1000
  if (process.getuid?.() === 0) chownSync(folder, somebody, somebody)
  const getuid = vi.spyOn(process, 'getuid')
  onTestFinished(() => getuid.mockRestore())

  getuid.mockReturnValue(0)
  expect(() => requireOwner(folder)).toThrow(`${folder} belongs to the user with the number ${somebody}, `)
  expect(() => requireOwner(join(folder, 'not-there-yet'))).not.toThrow()
  getuid.mockReturnValue(somebody)
  expect(() => requireOwner(folder)).not.toThrow()
})
