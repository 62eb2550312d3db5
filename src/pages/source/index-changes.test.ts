import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { buildDayRankings } from '#rankings/build-day-rankings.ts'
import { buildPages } from '../plan/build-pages.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { indexChanges } from './index-changes.ts'

const lastChange = indexChanges(smallCatalogue)

test.each<readonly [what: string, day: IsoDate, change: IsoDate]>([
  ['a tour begins', '2019-10-09', '2019-10-09'],
  ['nothing has changed since a tour began', '2019-10-12', '2019-10-09'],
  ['a ranked week ends within a tour', '2019-10-17', '2019-10-16'],
  ['a year begins', '2020-01-03', '2020-01-01'],
])('on a day when %s', (_what, day, change) => {
  expect(lastChange(day)).toBe(change)
})

test('a new day on which nothing begins or ends changes no page of an item, a course or a skill, nor rankings on courses', () => {
  const [today, tomorrow] = ['2019-10-12', '2019-10-13'] as const
  expect(lastChange(tomorrow)).toBe(lastChange(today))
  const [before, after] = [buildAll(today), buildAll(tomorrow)]
  const changed = [...after].filter(([path, { text }]) => before.get(path)?.text !== text).map(([, { kind }]) => kind)
  expect(changed).toContain('ranking-day')
  expect(
    changed.filter((kind) => /^(driver|kart|glider|skill|course|ranking-subject|guide|badge)$/.test(kind)),
  ).toEqual([])
})

function buildAll(today: IsoDate): Map<string, { kind: string; text: string }> {
  const catalogue = { ...smallCatalogue, today }
  const { pages } = buildPages(catalogue, buildDayRankings(catalogue))
  return new Map([...pages()].map((page) => [page.path, { kind: page.kind, text: JSON.stringify(page) }]))
}
