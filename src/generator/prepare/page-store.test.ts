import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { digest } from '../files/digest.ts'
import { createPageStore, readStored } from './page-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  closeSync(descriptor)
})
