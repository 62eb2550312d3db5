import { expect, test } from 'vitest'
import { reportSchema } from '#documents/report-schema.ts'
import { buildOtherReport, buildShelfReport, findReportFaults, type ReportFaults } from './report-form.ts'

const origin = { page: '/karts/b-dasher/', lastDay: '2026-09-29' } as const
const fields = { item: 'b-dasher', variant: '3ds-daisy-hills', said: 'middle', seen: 'top-3' } as const
const nothing = { note: '', link: '', day: '' }

test.each([
  ['the shelf alone', buildShelfReport(fields, nothing, origin)],
  [
    'a shelf with words',
    buildShelfReport(
      fields,
      { note: ' Seen in a video.\n', link: ' https://example.org/a ', day: '2021-05-05' },
      origin,
    ),
  ],
  [
    'a shelf that is right, and was so on a day already',
    buildShelfReport({ ...fields, seen: fields.said }, { ...nothing, day: '2021-05-05' }, origin),
  ],
  ['anything else', buildOtherReport({ ...nothing, note: 'The cup has another name.' }, origin)],
])('the server takes %s', (_name, report) => {
  expect(reportSchema.safeParse(report)).toMatchObject({ success: true, data: report })
})

test('a report contains what the reader entered, and nothing for empty fields', () => {
  const { id, madeAtMs, ...report } = buildShelfReport(fields, { ...nothing, note: ' Seen in a video. ' }, origin)
  expect(report).toEqual({
    kind: 'shelf',
    item: 'b-dasher',
    variant: '3ds-daisy-hills',
    said: { shelf: 'middle', level: 1 },
    seen: { shelf: 'top', level: 3 },
    note: 'Seen in a video.',
    page: '/karts/b-dasher/',
  })
  expect(madeAtMs).toBeLessThanOrEqual(Date.now())
  expect(buildShelfReport(fields, nothing, origin).id).not.toBe(id)
})

const notAddress = 'Enter a web address that begins with https://'

const words: readonly [note: string, link: string, faults: ReportFaults][] = [
  ['Seen then', '', {}],
  ['', '', { note: 'Say in a sentence what is wrong.' }],
  [' \n', '', { note: 'Say in a sentence what is wrong.' }],
  ['x'.repeat(500), '', {}],
  ['x'.repeat(501), '', { note: 'Shorten it to 500 characters.' }],
  ...['\n', '\r', '\t', '\u{a0}'].map((space): (typeof words)[number] => [`a${space}b`, '', {}]),
  ...['\0', '\u{7}', '\u{1b}', '\u{7f}', '\u{85}', '\u{9b}'].flatMap((control): (typeof words)[number][] => [
    [`a${control}b`, '', { note: 'Remove the control characters.' }],
    ['Seen', `https://example.org/a${control}b`, { link: notAddress }],
  ]),
  ['Seen\nthen', 'http://example.org/', {}],
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
  expect(findReportFaults({ ...nothing, note, link }, true, origin)).toEqual(faults)
  const parsed = reportSchema.safeParse(buildOtherReport({ ...nothing, note, link }, origin))
  const refused = new Set(parsed.error?.issues.map(({ path }) => path.join('.')))
  expect([...refused]).toEqual(Object.keys(faults))
})

test('a report of a shelf needs no note', () => {
  expect(findReportFaults(nothing, false, origin)).toEqual({})
  expect(findReportFaults({ ...nothing, note: 'a\u{1b}b' }, false, origin)).toEqual({
    note: 'Remove the control characters.',
  })
})

test.each([
  ['', true],
  ['2019-09-25', false],
  ['2019-09-26', true],
  ['2026-09-29', true],
  ['2026-09-30', false],
  ['20210-05-05', false],
])('the day of a report: %s', (day, isRight) => {
  const faults = isRight ? {} : { day: 'Choose a day from 26 Sep 2019 to 29 Sep 2026.' }
  expect(findReportFaults({ ...nothing, day }, false, origin)).toEqual(faults)
})
