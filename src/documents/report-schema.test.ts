import { expect, test } from 'vitest'
import { decisionSchema, reportSchema } from './report-schema.ts'
import type { OtherReport, ShelfReport } from './report.ts'

const undated: ShelfReport = {
  id: '0d4f2c4e-8f0b-4a6e-9d53-6b6a1f0e2c11',
  kind: 'shelf',
  item: 'b-dasher',
  variant: 'tour-tokyo-blur-2',
  said: { shelf: 'middle', level: 1 },
  seen: { shelf: 'top', level: 3 },
  page: '/karts/b-dasher/',
  madeAtMs: Date.now(),
}
const shelf: ShelfReport = { ...undated, day: '2026-09-29' }
const other: OtherReport = {
  id: shelf.id,
  kind: 'other',
  page: '/',
  day: '2026-09-29',
  madeAtMs: shelf.madeAtMs,
  note: 'The cup is named differently.\nI saw it in a video.',
}

test.each([
  ['a shelf', shelf],
  ['a shelf of an unknown day', undated],
  ['a shelf that was as the page says already on a day', { ...shelf, seen: shelf.said }],
  ['a shelf with a note and a link', { ...shelf, note: '<b>seen</b>', link: 'http://example.org/a.png' }],
  ['anything else', other],
])('%s is a report', (_, report) => {
  expect(reportSchema.safeParse(report).data).toEqual(report)
})

test.each<[object, string, string]>([
  [{ ...shelf, id: 'short' }, 'id', 'must be 16 to 64 letters, digits or hyphens'],
  [{ ...shelf, kind: 'rumour' }, 'kind', 'must be shelf or other'],
  [{ ...shelf, item: 'B Dasher' }, 'item', 'must be an item id: lowercase letters, digits and hyphens'],
  [{ ...shelf, seen: { shelf: 'attic', level: 1 } }, 'seen.shelf', 'must be top, middle, low'],
  [{ ...shelf, seen: { shelf: 'top', level: 5 } }, 'seen.level', 'must be 1, 3, 6, 8'],
  [{ ...shelf, seen: { shelf: 'low', level: 3 } }, 'seen.level', 'must be 1 except on the top shelf'],
  [{ ...undated, seen: shelf.said }, 'seen', 'must differ from what the page says where no day is named'],
  [{ ...shelf, note: ' ' }, 'note', 'must not be empty'],
  [{ ...shelf, note: 'x'.repeat(501) }, 'note', 'must have at most 500 characters'],
  [{ ...shelf, note: 'a\u{1b}b' }, 'note', 'must not contain control characters'],
  [{ ...shelf, link: 'javascript:alert(1)' }, 'link', 'must be an http or https address'],
  [{ ...shelf, link: 'data:text/html,a' }, 'link', 'must be an http or https address'],
  [{ ...shelf, link: 'https://mario@example.org/' }, 'link', 'must be an http or https address'],
  [{ ...shelf, link: `https://example.org/${'x'.repeat(300)}` }, 'link', 'must have at most 300 characters'],
  [{ ...shelf, page: 'https://example.org/' }, 'page', 'must be the path of a page, like /drivers/mario/'],
  [{ ...shelf, page: '//example.org/' }, 'page', 'must be the path of a page, like /drivers/mario/'],
  [{ ...shelf, day: '2026-02-30' }, 'day', 'must be a day, like 2026-09-29'],
  [{ ...shelf, madeAtMs: Date.now() - 91 * 24 * 3_600_000 }, 'madeAtMs', 'must not be older than 90 days'],
  [{ ...shelf, state: 'agreed' }, '', 'Unrecognized key: "state"'],
  [{ ...other, note: undefined }, 'note', 'Invalid input: expected string, received undefined'],
])('%j is refused at "%s": %s', (report, field, message) => {
  const issue = reportSchema.safeParse(report).error?.issues[0]
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message])
})

const decision = { id: '0123456789abcdef0123456789abcdef', from: 'open', to: 'agreed' }
test.each<[object, string | undefined]>([
  [decision, undefined],
  [{ ...decision, reason: 'Two screenshots.' }, undefined],
  [{ ...decision, to: 'open' }, 'to'],
  [{ ...decision, to: 'burnt' }, 'to'],
  [{ ...decision, id: '*' }, 'id'],
])('decision %j: wrong field %s', (value, field) => {
  expect(decisionSchema.safeParse(value).error?.issues[0]?.path.join('.')).toBe(field)
})
