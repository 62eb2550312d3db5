import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { writeOutputFile, writeOutputPieces } from './write-output-file.ts'

test('a text in pieces takes the place of a longer one', () => {
  const folder = makeTemporaryFolder()
  const reused = Buffer.alloc(4)
  function* write(...pieces: readonly string[]) {
    for (const piece of pieces) {
      reused.write(piece)
      yield reused
    }
  }
  for (const pieces of [['kart', 's / ', 'new!'], ['kart', 'old!'], []]) {
    writeOutputPieces(folder, 'karts/all.json', write(...pieces))
    expect(readFileSync(join(folder, 'karts/all.json'), 'utf8')).toBe(pieces.join(''))
  }
})

test.runIf(existsSync('/dev/full'))(
  'a file that cannot be written, because the disk is full, does not stay open',
  () => {
    expect(() => writeOutputFile('/dev', 'full', 'A page')).toThrow('ENOSPC')
    expect(listOpenFiles()).not.toContain('/dev/full')
  },
)

function listOpenFiles(): string[] {
  return readdirSync('/proc/self/fd').map((descriptor) => {
    const link = `/proc/self/fd/${descriptor}`
    // The one by which they are listed is closed by now.
    return existsSync(link) ? readlinkSync(link) : ''
  })
}
