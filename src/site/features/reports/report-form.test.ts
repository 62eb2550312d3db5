import { expect, test } from 'vitest'
import { reportSchema } from '#documents/report-schema.ts'
import { buildOtherReport, buildShelfReport, findReportFaults, type ReportFaults } from './report-form.ts'

const origin = { page: '/karts/b-dasher/', day: '2026-11-22' }
const fields = { item: 'b-dasher', variant: '3ds-daisy-hills', said: 'middle', seen: 'top-3' } as const
const nothing = { note: '', link: '' }

test.each([
  ['the shelf alone', buildShelfReport(fields, nothing, origin)],
  ['a shelf with words', buildShelfReport(fields, { note: ' Seen today.\n', link: ' https://example.org/a ' }, origin)],
  ['anything else', buildOtherReport({ note: 'The cup has another name.', link: '' }, origin)],
])('the server takes %s', (_name, report) => {
  expect(reportSchema.safeParse(report)).toMatchObject({ success: true, data: report })
})

test('a report contains what the reader entered, and nothing for empty fields', () => {
  const { id, madeAtMs, ...report } = buildShelfReport(fields, { note: ' Seen today. ', link: '' }, origin)
  expect(report).toEqual({
    kind: 'shelf',
    item: 'b-dasher',
    variant: '3ds-daisy-hills',
    said: { shelf: 'middle', level: 1 },
    seen: { shelf: 'top', level: 3 },
    note: 'Seen today.',
    page: '/karts/b-dasher/',
    day: '2026-11-22',
  })
  expect(madeAtMs).toBeLessThanOrEqual(Date.now())
  expect(buildShelfReport(fields, nothing, origin).id).not.toBe(id)
})

const notAddress = 'Enter a web address that begins with https://'

const words: readonly [note: string, link: string, faults: ReportFaults][] = [
  ['Seen today', '', {}],
  ['', '', { note: 'Say in a sentence what is wrong.' }],
  [' \n', '', { note: 'Say in a sentence what is wrong.' }],
  ['x'.repeat(500), '', {}],
  ['x'.repeat(501), '', { note: 'Shorten it to 500 characters.' }],
  ...['\n', '\r', '\t', '\u{a0}'].map((space): (typeof words)[number] => [`a${space}b`, '', {}]),
  ...['\0', '\u{7}', '\u{1b}', '\u{7f}', '\u{85}', '\u{9b}'].flatMap((control): (typeof words)[number][] => [
    [`a${control}b`, '', { note: 'Remove the control characters.' }],
    ['Seen', `https://example.org/a${control}b`, { link: notAddress }],
  ]),
  ['Seen\ntoday', 'http://example.org/', {}],
  ['Seen', 'https://example.org/ä?b=c#d', {}],
  ['Seen', 'example.org', { link: notAddress }],
  ['Seen', 'javascript:alert(1)', { link: notAddress }],
  ['Seen', 'https://mario@example.org/', { link: notAddress }],
  ['Seen', 'https://example.org/a b', { link: notAddress }],
  ['Seen', 'https://example.org\\a', { link: notAddress }],
  ['Seen', `https://example.org/${'x'.repeat(280)}`, {}],
  ['Seen', `https://example.org/${'x'.repeat(281)}`, { link: 'Shorten it to 300 characters.' }],
]

test.each(words)('form and server say the same of note %j and link %j', (note, link, faults) => {
  expect(findReportFaults({ note, link }, true)).toEqual(faults)
  const parsed = reportSchema.safeParse(buildOtherReport({ note, link }, origin))
  const refused = new Set(parsed.error?.issues.map(({ path }) => path.join('.')))
  expect([...refused]).toEqual(Object.keys(faults))
})

test('a report of a shelf needs no note', () => {
  expect(findReportFaults(nothing, false)).toEqual({})
  expect(findReportFaults({ note: 'a\u{1b}b', link: '' }, false)).toEqual({ note: 'Remove the control characters.' })
})
