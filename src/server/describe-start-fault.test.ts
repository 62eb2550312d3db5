import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeStartFault } from './describe-start-fault.ts'

function catchError(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

test.each([
  [
    'a full disk',
    () => writeFileSync('/dev/full', 'text'),
    'There is no space left on the disk. Free up some space, then run the command again.',
  ],
  [
    'a folder that is a file',
    () => writeFileSync('/dev/null/data', 'text'),
    "/dev/null/data cannot be written: ENOTDIR: not a directory, open '/dev/null/data'.\n" +
      '  Set DATA_FOLDER to a folder: a file is in its place.',
  ],
])('%s is described with the remedy', (_what, act, sentence) => {
  expect(describeStartFault(catchError(act))?.message).toBe(`Cannot start:\n  ${sentence}`)
})

test('a fault of ours is not', () => {
  expect(describeStartFault(catchError(() => JSON.parse('')))).toBeNull()
})
