import { describe, expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { expandName } from '#pages/data/compact-name.ts'
import { buildHomePage } from '#pages/home/build-home-page.ts'
import { buildItemPage } from '#pages/item/build-item-page.ts'
import { buildPlannerPage } from '#pages/player/build-planner-page.ts'
import {
  buildRankingCalendarPage,
  buildRankingDayPage,
  buildRankingListPage,
} from '#pages/ranking/build-ranking-pages.ts'
import { formatLongDay } from '../days.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { buildCard } from './build-card.ts'
import { cardPath } from '#pages/cards/card.ts'

const source = buildSmallSource()
const { rankings, references } = source
const index = source.items.driver.findIndex(({ id }) => id === 'mario')
const page = buildItemPage(source, source.items.driver[index]!, index)
const { rank, of, tier } = page.today!

test('the card of an item has its skill and its rank', () => {
  expect(buildCard(page, [])).toMatchObject({ title: 'Mario', fact: 'Fire Flower', ranked: { rank, of, tier } })
})

test('the rank of an item whose shelves are not all known is the lowest that it can have', () => {
  expect(buildCard({ ...page, knownTops: { known: 1, of: 3 } }, [])).toMatchObject({
    title: 'Mario',
    fact: `#${rank} or better of ${of} drivers`,
    ranked: null,
  })
})

test.each([
  ['home', buildHomePage(source, 41), '/assets/cards/home.jpg'],
  ['rankings', buildRankingListPage(source), '/assets/cards/rankings.jpg'],
  ['daily rankings', buildRankingCalendarPage(source), '/assets/cards/ranking.jpg'],
])('the card of %s shows the leaders', (_name, listed, path) => {
  const leaders = [references.item('mario-santa'), references.item('pipe-frame')]
  expect(buildCard(listed, leaders)).toMatchObject({
    path,
    emblems: [
      { of: 'driver', id: 'mario-santa' },
      { of: 'kart', id: 'pipe-frame' },
    ],
  })
})

test('the card of the planner shows the items to begin with', () => {
  const planner = buildPlannerPage(source)
  const begun = itemKinds.flatMap((kind) => planner.starters[kind].slice(0, 1).map(({ item }) => item.id))
  expect(buildCard(planner, [])).toMatchObject({
    title: 'Planner',
    fact: expect.stringContaining('cover'),
    emblems: begun.map((id) => expect.objectContaining({ id })),
  })
})

describe('days', () => {
  const days = rankings.days.map((date, day) => buildRankingDayPage(source, rankings.rankingOn(date), day))
  const own = days.filter((day) => buildCard(day, []) !== null)

  test('with the same rankings share the card of the first of them, which names its leaders', () => {
    expect(own.length).toBeGreaterThan(1)
    expect(own.length).toBeLessThan(days.length)
    for (const day of days) {
      const first = own.findLast(({ date }) => date <= day.date)!
      expect(cardPath(day)).toBe(`/assets/cards/ranking/${first.date}.jpg`)
      const names = day.kinds.flatMap(({ rows }) => rows.slice(0, 1).map(([, name]) => expandName(name).name))
      expect(buildCard(first, [])).toMatchObject({
        kicker: 'The best from',
        title: formatLongDay(first.date),
        fact: names.join('\n'),
      })
    }
  })
})
