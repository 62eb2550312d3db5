import { expect, test } from 'vitest'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { PublicClaim, ReportedPlace } from '#documents/report.ts'
import { readContent } from '../prepare/read-content.ts'
import { correctContent, type CorrectedContent, describeCorrections } from './correct-content.ts'

const files = readContent('tests/fixtures/content')
let count = 0

function claim(item: string, variant: string, seen: ReportedPlace, change: Partial<PublicClaim> = {}): PublicClaim {
  count += 1
  return {
    id: String(count).padStart(32, '0'),
    subject: { kind: 'shelf', item, variant, said: { shelf: 'low', level: 1 }, seen },
    state: 'agreed',
    confirmations: 12,
    day: null,
    madeAtMs: Date.parse('2020-11-03T12:00:00Z'),
    decidedAtMs: Date.parse('2020-11-04T12:00:00Z'),
    reason: null,
    ...change,
  }
}

function write({ files: changed }: CorrectedContent, before: readonly ContentFile[] = files): ContentFile[] {
  return before.map((file) => changed.find(({ path }) => path === file.path) ?? file)
}

const top: ReportedPlace = { shelf: 'top', level: 1 }
const middle: ReportedPlace = { shelf: 'middle', level: 1 }

test('accepted reports are written, and a second run changes nothing', () => {
  const claims = [
    claim('royale', '3ds-daisy-hills', { shelf: 'top', level: 3 }),
    claim('b-dasher', 'tour-new-york-minute', top, { confirmations: 0, madeAtMs: Date.parse('2020-11-04T05:59:00Z') }),
  ]
  const corrected = correctContent(files, claims)
  expect(describeCorrections(corrected, true)).toBe(
    [
      'karts/royale.yaml',
      '  - 3ds-daisy-hills: middle since 2020-07-15',
      '  + 3ds-daisy-hills: middle since 2020-07-15, top at level 3 since 2020-11-03 by 13 players',
      'karts/b-dasher.yaml',
      '  + tour-new-york-minute: top since 2020-11-03 by 1 player',
      '2 files were changed: 2 applied, 0 already in the content, 0 not applied.',
    ].join('\n'),
  )
  const written = write(corrected)
  // Only those lines.
  for (const { path, text } of corrected.files) {
    const before = files.find((file) => file.path === path)?.text.split('\n') ?? []
    expect(text.split('\n').filter((line) => !before.includes(line))).toHaveLength(1)
  }
  const again = correctContent(written, claims)
  expect(again).toMatchObject({ files: [], changes: [], refused: [] })
  expect(describeCorrections(again, true)).toBe('No file changes: 0 applied, 2 already in the content, 0 not applied.')
})

test('of two reports on one shelf, the later one wins, in whatever order they arrive', () => {
  const [first, second] = [
    claim('royale', '3ds-daisy-hills', top, { madeAtMs: Date.parse('2020-11-03T12:00:00Z'), confirmations: 1 }),
    claim('royale', '3ds-daisy-hills', middle, { madeAtMs: Date.parse('2020-11-05T12:00:00Z'), confirmations: 2 }),
  ]
  for (const claims of [
    [first, second],
    [second, first],
  ]) {
    const corrected = correctContent(files, claims)
    const written = write(corrected)
    expect(written.find(({ path }) => path === 'karts/royale.yaml')?.text).toContain(
      '  3ds-daisy-hills: middle since 2020-07-15 until 2020-11-03 by 2 players, ' +
        'top since 2020-11-03 by 2 players until 2020-11-05 by 3 players, middle since 2020-11-05 by 3 players\n',
    )
    expect(correctContent(written, claims).files).toEqual([])
  }
})

test('public counts are removed with the last missing shelf', () => {
  const before = files.find(({ path }) => path === 'karts/royale.yaml')
  const few = {
    path: 'karts/royale.yaml',
    text: before?.text.replace('{ top: 3, middle: 2 }', '{ top: 0, middle: 3 }') ?? '',
  }
  const short = files.map((file) => (file.path === few.path ? few : file))
  const corrected = correctContent(short, [claim('royale', '3ds-daisy-hills-t', middle)])
  expect(corrected.refused).toEqual([])
  expect(corrected.files[0]?.text).not.toContain('public-shelf-counts')
})

test.each<[PublicClaim, string]>([
  [claim('nobody', '3ds-daisy-hills', top), 'there is no item "nobody"'],
  [claim('../../package', '3ds-daisy-hills', top), 'there is no item "../../package"'],
  [claim('constructor', '3ds-daisy-hills', top), 'there is no item "constructor"'],
  [claim('royale', '3ds-daisy-hills-x', top), 'there is no course variant "3ds-daisy-hills-x"'],
  [
    claim('royale', '3ds-daisy-hills', top, { madeAtMs: Date.parse('2020-07-15T12:00:00Z') }),
    'the report is from 2020-07-15, and the content has a fact from 2020-07-15',
  ],
  [
    claim('royale', 'tour-new-york-minute', top, { madeAtMs: Date.parse('2019-09-26T12:00:00Z') }),
    'on a shelf since 2019-09-26, but the debut is on 2019-10-09',
  ],
  // Two faults of one report.
  [
    claim('royale', '3ds-daisy-hills-t', top, { madeAtMs: Date.parse('2019-09-26T12:00:00Z') }),
    'on a shelf of "3ds-daisy-hills-t" since 2019-09-26, but that variant is known from 2020-07-15 on; ' +
      'on a shelf since 2019-09-26, but the debut is on 2019-10-09',
  ],
  [
    claim('royale', '3ds-daisy-hills', top, { subject: { kind: 'other', page: '/tours/tokyo-tour/' } }),
    'it is in words: handle it by hand',
  ],
])('%j is not applied: %s', (unfit, why) => {
  const fit = claim('b-dasher', 'tour-new-york-minute', top)
  const corrected = correctContent(files, [unfit, fit])
  expect(corrected.refused).toEqual([{ claim: unfit, why }])
  // What fits is not held up by it.
  expect(corrected.changes.map(({ claim: applied }) => applied)).toEqual([fit])
  expect(describeCorrections(corrected, false)).toMatch(
    /\nNot applied: .*\n {2}.*\n1 file would change: 1 applied, 0 already in the content, 1 not applied\.$/,
  )
})

test('a report from after the end is of the last day of the game', () => {
  const late = claim('royale', '3ds-daisy-hills', top, { madeAtMs: Date.parse('2021-03-01T12:00:00Z') })
  const [change] = correctContent(files, [late]).changes
  expect(change?.after).toContain('top since 2020-12-01 by')
})

test('a report about a day before the first fact moves the beginning back, unless a record between has it otherwise', () => {
  const line = '  3ds-daisy-hills: middle since 2020-07-15\n'
  const newer = files.map(({ path, text }) => ({
    path,
    text: path === 'karts/royale.yaml' ? text.replace(line, '  3ds-daisy-hills: middle since 2020-10-20\n') : text,
  }))
  const [fit, unfit] = ['2020-09-01', '2020-08-12'].map((day) =>
    claim('royale', '3ds-daisy-hills', middle, { day, madeAtMs: Date.parse('2026-11-03T12:00:00Z') }),
  )
  expect(correctContent(newer, [fit!]).changes).toMatchObject([{ after: 'middle since 2020-09-01 by 13 players' }])
  expect(correctContent(newer, [unfit!]).refused).toEqual([
    { claim: unfit, why: 'the report is from 2020-08-12, and the record of 2020-08-12 has it otherwise' },
  ])
})

test('open, refused and finished claims change nothing', () => {
  const claims = (['open', 'refused', 'done'] as const).map((state) =>
    claim('royale', '3ds-daisy-hills', top, { state }),
  )
  expect(correctContent(files, claims)).toMatchObject({ files: [], changes: [], known: [], refused: [] })
})

test('content with faults is left alone', () => {
  const faulty = [...files, { path: 'karts/broken.yaml', text: 'name: Broken\n' }]
  const corrected = correctContent(faulty, [claim('royale', '3ds-daisy-hills', top)])
  expect(corrected.files).toEqual([])
  expect(describeCorrections(corrected, true)).toMatch(/^karts\/broken\.yaml:1: .*nothing was written\.$/s)
})
