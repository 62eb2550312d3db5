import { groupBy } from '#catalogue/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ShelfCounts } from '../ranking.ts'
import { zoneVariants } from '../zone-variants.ts'
import {
  isInReach,
  type NamedVariant,
  type PlannerCup,
  type PlannerGame,
  type PlannerItem,
  type PlannerTour,
  type PlannerVariant,
} from './planner-game.ts'

export interface PlannerLists {
  readonly date: PlannerGame['date']
  readonly items: readonly PlannerItem[]
  readonly variants: readonly Omit<PlannerVariant, 'zone' | 'isRankedSoon'>[]
  readonly rankedCups: readonly PlannerCup[]
  readonly tours: readonly PlannerTour[]
  readonly unrecorded?: readonly NamedVariant[]
}

/**
 * The game with what is looked up in it by id, and with the zones of its day. Ranked cups and tours that are over by then
 * are left out and rank no variant. Items keep their order within a kind.
 */
export function indexPlannerGame({ date, items, unrecorded = [], ...lists }: PlannerLists): PlannerGame {
  const rankedCups = lists.rankedCups.filter(({ end }) => end > date)
  const tours = lists.tours.filter(({ end }) => end > date)
  const listRaced = (periods: readonly (PlannerCup | PlannerTour)[]) =>
    periods.find(({ start }) => start <= date)?.variants ?? []
  const zoneOf = zoneVariants(listRaced(tours), listRaced(rankedCups))
  const variants = lists.variants.map((variant, index) => ({
    ...variant,
    zone: zoneOf(index),
    isRankedSoon: variant.lastCupEnd !== null && variant.lastCupEnd > date,
  }))
  const byKind = groupBy(items, ({ kind }) => kind)
  const listOf = (kind: ItemKind) => byKind.get(kind) ?? []
  return {
    date,
    variants,
    rankedCups,
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
