import { describe, expect, it, test } from 'vitest'
import { parseShelfLine } from './shelf-line.ts'

describe('parseShelfLine reads', () => {
  it.each([
    ['top since 2020-07-15', [['top', 1, '2020-07-15', null]]],
    ['middle since 2020-07-15 until 2021-01-13', [['middle', 1, '2020-07-15', '2021-01-13']]],
    [
      'middle since 2020-07-15, top at level 3 since 2020-10-15',
      [
        ['middle', 1, '2020-07-15', null],
        ['top', 3, '2020-10-15', null],
      ],
    ],
    [
      'middle since 2020-10-21,  top at level 8 since 2020-10-21 until 2020-11-04',
      [
        ['middle', 1, '2020-10-21', null],
        ['top', 8, '2020-10-21', '2020-11-04'],
      ],
    ],
    [
      'middle since 2020-07-15 until 2020-10-15, top since 2020-10-15',
      [
        ['middle', 1, '2020-07-15', '2020-10-15'],
        ['top', 1, '2020-10-15', null],
      ],
    ],
  ])('%s', (line, expected) => {
    const parsed = parseShelfLine(line)
    const spans = parsed.ok
      ? parsed.spans.map(({ shelf, level, since, until }) => [shelf, level, since, until])
      : parsed
    expect(spans).toEqual(expected)
  })
})

test('a day reported by players says how many', () => {
  const line = 'middle since 2020-07-15 until 2026-11-03 by 13 players, top since 2026-11-03 by 1 player'
  expect(parseShelfLine(line)).toEqual({
    ok: true,
    spans: [
      { shelf: 'middle', level: 1, since: '2020-07-15', until: '2026-11-03', untilBy: 13 },
      { shelf: 'top', level: 1, since: '2026-11-03', sinceBy: 1, until: null },
    ],
  })
})

describe('parseShelfLine refuses', () => {
  it.each([
    ['top since 2026-11-03 by many players', '"many" is not a number of players'],
    ['top since 2020-07-15 until 2026-11-03 by 0 players', '"0" is not a number of players'],
    ['top since 2026-11-03 by 3 records', '"top since 2026-11-03 by 3 records" is not a shelf'],
    ['', '"" is not a shelf'],
    ['top', '"top" is not a shelf'],
    ['top since 2020-07-15 2020-07-16', '"top since 2020-07-15 2020-07-16" is not a shelf'],
    ['bottom since 2020-07-15', '"bottom since 2020-07-15" is not a shelf'],
    ['middle at level 3 since 2020-07-15', '"middle at level 3 since 2020-07-15" is not a shelf'],
    ['top at level 1 since 2020-07-15', '"top at level 1 since 2020-07-15" is not a shelf'],
    ['top since 2020-02-30', '"2020-02-30" is not a day from 2019 to 2099'],
    ['top since 0202-07-15', '"0202-07-15" is not a day from 2019 to 2099'],
    ['top since 2020-07-15 until never', '"never" is not a day from 2019 to 2099'],
    ['top since 2020-07-15 until 2020-07-15', '"until 2020-07-15" is not after "since 2020-07-15"'],
    ['top since 2020-07-15, top since 2020-08-12', '"top" and "top" hold at the same time'],
    ['top since 2020-07-15, middle since 2019-10-02', '"top" and "middle" hold at the same time'],
    ['top at level 3 since 2020-10-15', '"top at level 3" without a middle shelf on 2020-10-15'],
    [
      'middle since 2020-10-21, top at level 3 since 2020-10-15',
      '"top at level 3" without a middle shelf on 2020-10-15',
    ],
    [
      'middle since 2020-10-15, top at level 3 since 2020-10-15, top at level 6 since 2020-10-21',
      '"top at level 3" and "top at level 6" hold at the same time',
    ],
  ])('%s', (line, message) => {
    expect(parseShelfLine(line)).toMatchObject({ ok: false, message })
  })
})
