import { expect, test } from 'vitest'
import { reportSchema } from '#documents/report-schema.ts'
import { buildOtherReport, buildShelfReport, findReportFaults } from './report-form.ts'

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

test.each([
  ['', '', false, {}],
  ['', '', true, { note: 'Say in a sentence what is wrong.' }],
  [' \n', '', true, { note: 'Say in a sentence what is wrong.' }],
  ['a\u{1b}b', '', false, { note: 'Remove the control characters.' }],
  ['x'.repeat(501), '', false, { note: 'Shorten it to 500 characters.' }],
  ['', 'example.org', false, { link: 'Enter a web address that begins with https://' }],
  ['', 'javascript:alert(1)', false, { link: 'Enter a web address that begins with https://' }],
  ['', 'https://mario@example.org/', false, { link: 'Enter a web address that begins with https://' }],
  ['', 'https://example.org/a b', false, { link: 'Enter a web address that begins with https://' }],
  ['', `https://example.org/${'x'.repeat(300)}`, false, { link: 'Shorten it to 300 characters.' }],
  ['Seen\ntoday', 'http://example.org/', true, {}],
])('note %j and link %j, note needed: %s', (note, link, isNoteNeeded, faults) => {
  expect(findReportFaults({ note, link }, isNoteNeeded)).toEqual(faults)
})
