import { expect, test } from 'vitest'
import type { KindNews } from '#pages/data/home-page.ts'
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

const listIds = (rows: ReturnType<typeof pickMovers>) => rows.map(({ item }) => item.id)

test('for everybody: newcomers, risers and fallers', () => {
  expect(listIds(pickMovers(news))).toEqual(['newcomer', 'riser', 'faller'])
})

test.each([
  ['nothing of the reader’s moved', [], ['newcomer', 'riser', 'faller']],
  ['the greatest movement comes first, up or down', [own('a', 2), own('b', -5)], ['b', 'a', 'newcomer']],
  ['nobody stands there twice', [own('riser', 9)], ['riser', 'newcomer', 'faller']],
  ['no more rows than for everybody', ['a', 'b', 'c', 'd'].map((id) => own(id, 3)), ['a', 'b', 'c']],
  ['other kinds stand elsewhere', [own('pauline', 40, 'driver')], ['newcomer', 'riser', 'faller']],
])('the reader’s own: %s', (_, movers, ids) => {
  expect(listIds(pickOwnMovers(news, movers))).toEqual(ids)
})

test('a row for the reader’s own item says the rank', () => {
  expect(pickOwnMovers(news, [own('a', 2)])[0]).toMatchObject({ movement: 2, note: 'yours, now #12' })
  const short = own('a', 2)
  const knownTops = { known: 1, of: 3 }
  expect(pickOwnMovers(news, [{ ...short, item: { ...short.item, knownTops } }])[0]).toMatchObject({
    note: 'yours, now at least #12',
  })
})
