/** The first of a ranking is what the planner gives a player who owns everything at the cap, over the real content. */
import { expect, test } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { findLoadout } from '#rankings/planner/find-loadout.ts'
import type { OwnedLevels, PlannerGame } from '#rankings/planner/planner-game.ts'
import { rankCourse, rankWeek } from '#rankings/rank-subject.ts'
import type { SubjectRanking } from '#rankings/ranking.ts'

const { catalogue } = buildCatalogue(readContent('content'), { today: null })
const { tours, today, variantById } = catalogue!

/** A whole past of games is built. */
const patience = { timeout: 120_000 }

test('of every course variant', patience, () => {
  const game = buildPlannerGame(catalogue!, today)
  expect(variantById.size).toBeGreaterThanOrEqual(500)
  for (const variantId of variantById.keys()) {
    const rankings = itemKinds.map((kind) => rankCourse(catalogue!, today, variantId, kind))
    expect(findBest(game, [variantId]), variantId).toEqual(rankings.map(describeFirst))
  }
})

test('of every ranked week, past and to come', patience, () => {
  const gameOn = memoizeLast((date: IsoDate) => buildPlannerGame(catalogue!, date))
  const weeks = tours.flatMap(({ number, rankedCups }) => rankedCups.map(({ week }) => ({ number, week })))
  expect(weeks.length).toBeGreaterThanOrEqual(200)
  for (const { number, week } of weeks) {
    const rankings = itemKinds.map((kind) => rankWeek(catalogue!, number, week, kind))
    const { date, variantIds } = rankings[0]!
    if (variantIds.length === 0) continue
    expect(findBest(gameOn(date), variantIds), `tour ${number}, week ${week}`).toEqual(rankings.map(describeFirst))
  }
})

/**
 * The best by the planner, kind by kind, for a player who owns everything at the cap; null where nobody has a shelf,
 * and the planner can only name who has most points.
 */
function findBest(game: PlannerGame, variantIds: readonly string[]) {
  const levels: OwnedLevels = new Map([...game.itemById.keys()].map((id) => [id, 8]))
  const variants = variantIds.flatMap((id) => game.indexOfVariant.get(id) ?? [])
  if (variants.length === 0) return itemKinds.map(() => null)
  const loadout = findLoadout(game, levels, variants)
  return itemKinds.map((kind) => {
    const { best } = loadout[kind]
    return best === null || best.worth === 0 ? null : { id: best.item.id, score: best.score }
  })
}

function describeFirst({ ranked }: SubjectRanking) {
  const [first] = ranked
  return first === undefined ? null : { id: first.itemId, score: first.score }
}

function memoizeLast<Key, Value>(build: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: build(key) }
    return last.value
  }
}
