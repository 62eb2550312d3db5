import { groupBy } from '#catalogue/group-by.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ShelfCounts } from '../ranking.ts'
import {
  isInReach,
  type NamedVariant,
  type PlannerCup,
  type PlannerGame,
  type PlannerItem,
  type PlannerVariant,
} from './planner-game.ts'

export interface PlannerLists {
  readonly date: PlannerGame['date']
  readonly items: readonly PlannerItem[]
  readonly variants: readonly PlannerVariant[]
  readonly rankedCups: readonly PlannerCup[]
  readonly unrecorded?: readonly NamedVariant[]
}

/** The game with what is looked up in it by id. Items keep their order within a kind. */
export function indexPlannerGame({ items, unrecorded = [], ...rest }: PlannerLists): PlannerGame {
  const byKind = groupBy(items, ({ kind }) => kind)
  const listOf = (kind: ItemKind) => byKind.get(kind) ?? []
  return {
    ...rest,
    unrecorded,
    items: { driver: listOf('driver'), kart: listOf('kart'), glider: listOf('glider') },
    itemById: new Map(itemKinds.flatMap(listOf).map((item) => [item.id, item])),
    topCounts: new Map(items.map((item) => [item.id, countTops(rest.variants, item)])),
    indexOfVariant: new Map(rest.variants.map(({ id }, index) => [id, index])),
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
