import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editFile } from './edit-file.ts'
import { writeOutputFile } from './write-output-file.ts'

test.runIf(existsSync('/dev/full')).each([
  ['written', () => writeOutputFile('/dev', 'full', 'A page')],
  ['edited', () => editFile('/dev/full', [{ offset: 0, before: '8 May', text: '9 May' }])],
])('a file that cannot be %s, because the disk is full, does not stay open', (_how, write) => {
  expect(write).toThrow('ENOSPC')
  expect(listOpenFiles()).not.toContain('/dev/full')
})

function listOpenFiles(): string[] {
  return readdirSync('/proc/self/fd').map((descriptor) => {
    const link = `/proc/self/fd/${descriptor}`
    // The one by which they are listed is closed by now.
    return existsSync(link) ? readlinkSync(link) : ''
  })
}
