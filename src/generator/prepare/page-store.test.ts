import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { digest } from '../files/digest.ts'
import { createPageStore, readPieces, readStored } from './page-store.ts'

const folder = makeTemporaryFolder()

/** Short and long ones, of one to four bytes a character, together more than the store keeps waiting. */
const texts = ['', 'ä', '大'.repeat(200_000), 'x'.repeat(300_000), '🏁', 'é'.repeat(2_000_000), 'last']

test('gives back each text, while it is written and afterwards', () => {
  const file = join(folder, 'pages')
  const store = createPageStore(file)
  const stored = texts.map((text) => {
    const range = store.append(text)
    expect(range.digest).toBe(digest([text]))
    return range
  })
  expect(stored.map((range, index) => store.read(range).toString() === texts[index])).not.toContain(false)
  store.append('after reading')
  store.close()

  const descriptor = openSync(file, 'r')
  expect(stored.map((range, index) => readStored(descriptor, range).toString() === texts[index])).not.toContain(false)
  for (const range of stored) {
    // Each piece is copied: the next one takes its place.
    const pieces = Array.from(readPieces(descriptor, range), (piece) => Buffer.from(piece))
    expect(digest([Buffer.concat(pieces)])).toBe(range.digest)
  }
  const [, , , , , long] = stored
  expect([...readPieces(descriptor, long!)].length).toBeGreaterThan(1)
  expect(() => [...readPieces(descriptor, { ...long!, length: 2 * long!.length })]).toThrow(
    /The page data at byte \d+ ends/,
  )
  closeSync(descriptor)
})
