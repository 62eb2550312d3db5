import type { IsoDate } from '#catalogue/calendar.ts'
import { groupBy } from '#catalogue/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ShelfCounts } from '../ranking.ts'
import { zoneVariants } from '../zone-variants.ts'
import { listCups, planWeek, type PlannerTour } from './plan-week.ts'
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
    topCounts: new Map(items.map((item) => [item.id, countTops(variants, item)])),
    indexOfVariant: new Map(variants.map(({ id }, index) => [id, index])),
  }
}

function countTops(variants: readonly PlannerVariant[], { shelves }: PlannerItem): ShelfCounts {
  let [cup, tour, all] = [0, 0, 0]
  for (const { variant, topLevel } of shelves) {
    if (topLevel === 0) continue
    const plannerVariant = variants[variant]!
    if (isInReach(plannerVariant, 'cup')) cup += 1
    if (isInReach(plannerVariant, 'tour')) tour += 1
    all += 1
  }
  return { cup, tour, all }
}
