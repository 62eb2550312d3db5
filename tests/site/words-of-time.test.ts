import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { findWordsOfTime, saysWhen } from '../words-of-time.ts'

const out = inject('builtSite')

test('no document says today, now or next: pages name their day', () => {
  const documents = listFiles(out).filter(
    (file) => file.endsWith('.html') && saysWhen(`/${file.replace(/index\.html$/, '')}`),
  )
  expect(documents.length).toBeGreaterThan(100)
  // A header is in all of them: each phrase once, with the last document that has it.
  const found = new Map(
    documents.flatMap((file) =>
      findWordsOfTime(readFileSync(join(out, file), 'utf8')).map((words) => [words, file] as const),
    ),
  )
  expect([...found]).toEqual([])
})

test.each([
  ['<p>Raced <b>this</b>\n<b>week</b></p>', 1],
  ['<a title="The next tour" href="/now/">Tour</a>', 1],
  ['<p>Today’s podium, and Today’s Challenge</p>', 1],
  ['<small>Next</small> <p>Next steps</p><script>next()</script><code>today</code>', 0],
  ['<h1>Today&#x27;s Challenge</h1>', 0],
  ['<p>A known expectation nowadays</p>', 0],
])('%s: %d', (html, count) => {
  expect(findWordsOfTime(html)).toHaveLength(count)
})
