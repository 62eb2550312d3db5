import type { IsoDate } from '#catalogue/calendar.ts'
import { groupBy } from '#base/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ShelfCounts } from '../ranking.ts'
import { zoneVariants } from '../zone-variants.ts'
import { highestItemLevel } from '../formula.ts'
import { countBoosts, shelfInCup } from '../points/shelf-in-cup.ts'
import { listCups, planWeek, type PlannerTour, type RacedCup } from './plan-week.ts'
import {
  isInReach,
  type NamedVariant,
  type PlannerGame,
  type PlannerItem,
  type PlannerVariant,
} from './planner-game.ts'

export interface PlannerLists {
  readonly items: readonly PlannerItem[]
  readonly variants: readonly Omit<PlannerVariant, 'zone' | 'roundCups'>[]
  readonly unrecorded: readonly NamedVariant[]
  /** All of them, oldest first. */
  readonly tours: readonly PlannerTour[]
}

/** The game planned for the week of a day, with what is looked up in it by id. Items keep their order within a kind. */
export function indexPlannerGame({ items, tours, unrecorded, ...lists }: PlannerLists, day: IsoDate): PlannerGame {
  const plan = planWeek(tours, day)
  const zoneOf = zoneVariants(plan.tour?.variants ?? [], plan.cup?.cup.variants ?? [])
  const roundCups = lists.variants.map(() => 0)
  for (const { cup } of listCups(plan.round)) for (const index of cup.variants) roundCups[index]! += 1
  const variants = lists.variants.map((variant, index) => ({
    ...variant,
    zone: zoneOf(index),
    roundCups: roundCups[index]!,
  }))
  const byKind = groupBy(items, ({ kind }) => kind)
  const listOf = (kind: ItemKind) => byKind.get(kind) ?? []
  return {
    plan,
    variants,
    tours,
    unrecorded,
    items: mapKinds(listOf),
    itemById: new Map(itemKinds.flatMap(listOf).map((item) => [item.id, item])),
    topCounts: new Map(items.map((item) => [item.id, countTops(variants, item, plan.cup?.cup ?? null)])),
    indexOfVariant: new Map(variants.map(({ id }, index) => [id, index])),
  }
}

/** As rankings count: in the ranked cup with its boosts. */
function countTops(variants: readonly PlannerVariant[], item: PlannerItem, raced: RacedCup | null): ShelfCounts {
  const topLevels = new Map(item.shelves.map(({ variant, topLevel }) => [variant, topLevel]))
  const tops = item.shelves.filter(({ topLevel }) => topLevel !== 0)
  const inCup = (raced?.variants ?? []).filter((variant, course) => {
    const boosts = countBoosts(raced?.boosts ?? null, course, item)
    return shelfInCup(topLevels.get(variant), highestItemLevel, boosts) === 'top'
  })
  return {
    cup: inCup.length,
    tour: tops.filter(({ variant }) => isInReach(variants[variant]!, 'tour')).length,
    all: tops.length,
  }
}
