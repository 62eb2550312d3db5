import { expect, test } from 'vitest'
import { listReportedShelves } from './find-shelf-place.ts'
import { parseShelfLine } from './shelf-line.ts'

function list(lines: Readonly<Record<string, string>>) {
  const shelves = Object.entries(lines).flatMap(([variantId, line]) => {
    const parsed = parseShelfLine(line)
    return parsed.ok ? parsed.spans.map((span) => ({ variantId, ...span })) : []
  })
  return listReportedShelves({ shelves })
}

test('facts from records have no reports', () => {
  expect(list({ a: 'middle since 2020-07-15 until 2020-10-15, top since 2020-10-15' })).toEqual([])
})

test('each addFault says where the item was before and after, the newest first', () => {
  expect(
    list({
      a: 'middle since 2020-07-15, top at level 3 since 2026-11-03 by 2 players until 2026-11-20 by 4 players',
      b: 'top since 2020-07-15 until 2026-11-10 by 1 player',
      c: 'middle since 2026-11-12 by 5 players, top at level 6 since 2026-11-12 by 5 players',
    }),
  ).toEqual([
    { variantId: 'a', date: '2026-11-20', players: 4, before: place('top', 3), after: place('middle') },
    { variantId: 'c', date: '2026-11-12', players: 5, before: place('low'), after: place('top', 6) },
    { variantId: 'b', date: '2026-11-10', players: 1, before: place('top'), after: place('low') },
    { variantId: 'a', date: '2026-11-03', players: 2, before: place('middle'), after: place('top', 3) },
  ])
})

function place(shelf: string, level = 1) {
  return { shelf, level }
}
