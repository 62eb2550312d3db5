import { expect, test } from 'vitest'
import type { KindNews } from '#pages/data/home-page.ts'
import type { MoverRow } from '../../ui/rankings/mover-rows.tsx'
import { pickMovers, pickOwnMovers, type OwnMover } from './pick-movers.ts'

const news: KindNews = {
  itemKind: 'kart',
  unchangedSince: '2026-11-18',
  causes: [],
  newcomers: [['Newcomer', 1, 4]],
  risers: [['Riser', 2, 9, ['cup', 1]]],
  fallers: [['Faller', 0, -7, ['tour', -1]]],
}

function own(id: string, movement: number, kind: 'kart' | 'driver' = 'kart'): OwnMover {
  return { item: { kind, id, name: id, rarity: 'super', rank: 12 }, movement }
}

const pickFirst = (mover: OwnMover) => pickOwnMovers(news, [mover])[0]?.movers[0]
const listIds = (rows: readonly MoverRow[]) => rows.map(({ item }) => item.id)

test('for everybody: newcomers, risers and fallers', () => {
  expect(listIds(pickMovers(news))).toEqual(['newcomer', 'riser', 'faller'])
})

test.each([
  ['nothing of the reader’s moved', [], ['None of yours. Others:', 'newcomer', 'riser']],
  ['the greatest movement comes first, up or down', [own('a', 2), own('b', -5)], ['b', 'a', 'newcomer']],
  ['others follow under a label', [own('a', 2)], ['a', 'Others:', 'newcomer']],
  ['nobody stands there twice', [own('newcomer', 9)], ['newcomer', 'Others:', 'riser']],
  ['no more rows than for everybody', ['a', 'b', 'c', 'd'].map((id) => own(id, 3)), ['a', 'b', 'c']],
  ['other kinds stand elsewhere', [own('pauline', 40, 'driver')], ['None of yours. Others:', 'newcomer', 'riser']],
])('the reader’s own: %s', (_, movers, rows) => {
  const groups = pickOwnMovers(news, movers)
  expect(groups.flatMap((group) => [group.label ?? [], ...listIds(group.movers)].flat())).toEqual(rows)
})

test('an only row stays, whoever it is about', () => {
  const groups = pickOwnMovers({ ...news, risers: [], fallers: [] }, [])
  expect(groups.map(({ label, movers }) => [label, listIds(movers)])).toEqual([[null, ['newcomer']]])
  expect(groups[0]?.movers[0]?.note).toBe('not yours')
})

test('a row without room for a label says that it is not the reader’s', () => {
  const [group] = pickOwnMovers(news, [own('a', 2), own('b', -5)])
  expect(group?.movers.map(({ note }) => note)).toEqual(['yours, now #12', 'yours, now #12', 'not yours'])
})

test('with any number of rows and of own items, there are as many lines as for everybody', () => {
  for (let count = 1; count <= 6; count++)
    for (let owned = 0; owned <= 7; owned++) {
      const risers = Array.from({ length: count }, (_, index) => [`Riser ${index}`, 2, 9, ['cup', 1]] as const)
      const movers = Array.from({ length: owned }, (_, index) => own(`own-${index}`, 3))
      const groups = pickOwnMovers({ ...news, newcomers: [], risers, fallers: [] }, movers)
      const lines = groups.reduce((sum, group) => sum + group.movers.length + (group.label ? 1 : 0), 0)
      expect([count, owned, lines]).toEqual([count, owned, count])
    }
})

test('a row for the reader’s own item says the rank', () => {
  const mover = own('a', 2)
  expect(pickFirst(mover)).toMatchObject({ movement: 2, note: 'yours, now #12' })
  const short = { ...mover.item, knownTops: { known: 1, of: 3 } }
  expect(pickFirst({ ...mover, item: short })).toMatchObject({ note: 'yours, now #12 or better' })
})
