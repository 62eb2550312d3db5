import { expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { raceOn } from '#rankings/planner/plan-races.ts'
import { makePlannerGame, noBoosts } from '#rankings/testing/make-planner-game.ts'
import type { CardCourse } from './card-course.ts'
import { listSentPicks } from './share-race-link.ts'
import { readOwnCard, readSentCard } from './read-card.ts'

const game = makePlannerGame(['cup', 'cup'], {
  star: { shelves: { 0: 1, 1: 3 } },
  climber: { rarity: 'super', shelves: { 0: 6 } },
  mechanic: { rarity: 'normal', shelves: { 0: 1 }, knownTops: { known: 1, of: 3 } },
  dasher: { kind: 'kart', shelves: { 0: 0 } },
  swooper: { kind: 'glider', shelves: { 1: 1 } },
})
const [first, second] = [raceOn(game, 0), raceOn(game, 1)]

function collect(levels: Readonly<Record<string, number>>) {
  return { levels: new Map(Object.entries(levels)), caps: new Map<string, number>(), playerLevel: 150 }
}

/** `climber middle 5`, with `best` for what is not the owner's, and an arrow for what its cup lifts; `-` for none. */
function spell(courses: readonly CardCourse[]): string[] {
  return courses.map(({ picks }) =>
    itemKinds
      .map((kind) => picks[kind])
      .map((pick) => {
        if (!pick) return '-'
        const { item, shelf, isBoosted, level } = pick
        return `${item.id} ${shelf}${isBoosted ? '↑' : ''} ${level ?? 'best'}`
      })
      .join(', '),
  )
}

test('the reader’s own items at their levels, and the best of what they lack, without points', () => {
  const own = readOwnCard(game, collect({ climber: 5, nobody: 8 }), [first, second])
  expect(spell(own)).toEqual([
    'climber middle 5, dasher middle best, swooper low best',
    'climber low 5, dasher low best, swooper top best',
  ])
  expect(own.map(({ points }) => points)).toEqual([null, null])
})

test('a reader who owns nothing sees the best there are, and their points', () => {
  const [course] = readOwnCard(game, collect({}), [first])
  expect(spell([course!])).toEqual(['star top best, dasher middle best, swooper low best'])
  expect(course?.points).toMatchObject({ isEstimated: false, lead: expect.any(Number) })
  expect(course?.points?.points).toBeGreaterThan(10_000)
})

test('a reader with all kinds sees the points of their set, and by how much it leads', () => {
  const [course] = readOwnCard(game, collect({ star: 3, climber: 5, dasher: 1, swooper: 2 }), [first])
  expect(spell([course!])).toEqual(['star top 3, dasher middle 1, swooper low 2'])
  expect(course?.points?.lead).toBeGreaterThan(0)
})

test('what a cup lifts is marked', () => {
  const inCup = { ...second, boosts: { ...noBoosts, driverId: 'climber' } }
  expect(spell(readOwnCard(game, collect({ climber: 5, dasher: 1, swooper: 1 }), [inCup]))).toEqual([
    'climber middle↑ 5, dasher low 1, swooper top 1',
  ])
})

test('a sent card is what its sender saw, though only their own items are sent', () => {
  const own = readOwnCard(game, collect({ climber: 5 }), [first, second])
  const picks = listSentPicks(own)
  expect(picks).toEqual([{ id: 'climber', level: 5 }, null, null, { id: 'climber', level: 5 }, null, null])
  const sent = readSentCard(game, [first, second], picks)
  expect(spell(sent).map((line) => line.split(',')[0])).toEqual(spell(own).map((line) => line.split(',')[0]))
})

test('of an item with more shelves than are known, one that is not on record is unknown, in a sent card, too', () => {
  const own = readOwnCard(game, collect({ mechanic: 2 }), [second])
  expect(spell(own)[0]).toMatch(/^mechanic unknown 2/)
  expect(spell(readSentCard(game, [second], listSentPicks(own)))[0]).toMatch(/^mechanic unknown 2/)
})

test('unknown items and those of another kind are left out of a sent card', () => {
  const picks = [{ id: 'nobody', level: 1 }, { id: 'star', level: 1 }, null]
  expect(spell(readSentCard(game, [first], picks))[0]).toMatch(/^-, -, /)
})
