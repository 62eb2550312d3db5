import { expect, test } from 'vitest'
import { itemKinds } from '#catalogue/entities.ts'
import { makePlannerGame } from '#rankings/testing/make-planner-game.ts'
import type { CardCourse } from './card-course.ts'
import { listSentPicks } from './list-sent-picks.ts'
import { readOwnCard, readSentCard } from './read-card.ts'

const game = makePlannerGame(['cup', 'cup'], {
  star: { shelves: { 0: 1, 1: 3 } },
  climber: { rarity: 'super', shelves: { 0: 6 } },
  dasher: { kind: 'kart', shelves: { 0: 0 } },
  mechanic: { rarity: 'normal', shelves: { 0: 1 }, knownTops: { known: 1, of: 3 } },
})
const owned = new Map(Object.entries({ climber: 5, nobody: 8 }))

/** `climber middle 5`, with `best` for what is not the owner's; `-` for none. */
function spell(courses: readonly CardCourse[]): string[] {
  return courses.map(({ picks }) =>
    itemKinds
      .map((kind) => picks[kind])
      .map((pick) => (pick ? `${pick.item.id} ${pick.shelf} ${pick.level}${pick.of === 'all' ? ' best' : ''}` : '-'))
      .join(', '),
  )
}

test('the reader’s own items at their levels, and the best of what they lack', () => {
  expect(spell(readOwnCard(game, owned, [0, 1]))).toEqual([
    'climber middle 5, dasher middle 1 best, -',
    'climber low 5, -, -',
  ])
})

test('a reader who owns nothing sees the best there are, each at the level that reaches the shelf', () => {
  expect(spell(readOwnCard(game, new Map(), [1, 0]))).toEqual([
    'star top 3 best, -, -',
    'star top 1 best, dasher middle 1 best, -',
  ])
})

test('a sent card is what its sender saw, though only their own items are sent', () => {
  const own = readOwnCard(game, owned, [0, 1])
  const picks = listSentPicks(own)
  expect(picks).toEqual([{ id: 'climber', level: 5 }, null, null, { id: 'climber', level: 5 }, null, null])
  expect(spell(readSentCard(game, [0, 1], picks))).toEqual(spell(own))
})

test('of an item with more shelves than are known, one that is not on record is unknown, in a sent card, too', () => {
  const own = readOwnCard(game, new Map([['mechanic', 2]]), [0, 1])
  expect(spell(own)).toEqual(['mechanic top 2, dasher middle 1 best, -', 'mechanic unknown 2, -, -'])
  expect(spell(readSentCard(game, [0, 1], listSentPicks(own)))).toEqual(spell(own))
})

test('unknown items and those of another kind are left out of a sent card', () => {
  const picks = [{ id: 'nobody', level: 1 }, { id: 'star', level: 1 }, null]
  expect(spell(readSentCard(game, [0], picks))).toEqual(['-, -, -'])
})
