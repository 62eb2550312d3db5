import { expect, test } from 'vitest'
import { formatShelfLine, isByPlayers, parseShelfLine } from './shelf-line.ts'

test.each([
  ['top since 2020-07-15', false],
  ['middle since 2020-07-15 until 2021-01-13', false],
  ['middle since 2020-07-15, top at level 3 since 2020-10-15', false],
  [
    'middle since 2020-07-15 until 2021-01-13, top since 2021-01-13, top at level 3 since 2020-10-15 until 2021-01-13',
    false,
  ],
  ['middle since 2020-07-15 until 2026-11-03 by 13 players, top since 2026-11-03 by 13 players', true],
  ['middle since 2020-07-15, top at level 8 since 2026-11-03 by 1 player until 2026-11-20 by 4 players', true],
])('%s is written as it is read; by players: %s', (line, byPlayers) => {
  const parsed = parseShelfLine(line)
  expect(parsed.ok && formatShelfLine(parsed.spans)).toBe(line)
  expect(isByPlayers(line)).toBe(byPlayers)
})
