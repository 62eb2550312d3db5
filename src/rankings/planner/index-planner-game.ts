import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PlannerCup, PlannerGame, PlannerItem, PlannerVariant } from './planner-game.ts'

export interface PlannerLists {
  readonly date: PlannerGame['date']
  readonly items: readonly PlannerItem[]
  readonly variants: readonly PlannerVariant[]
  readonly rankedCups: readonly PlannerCup[]
}

/** The game with what is looked up in it by id. Items keep their order within a kind. */
export function indexPlannerGame({ items, ...rest }: PlannerLists): PlannerGame {
  const byKind = Map.groupBy(items, ({ kind }) => kind)
  const listOf = (kind: ItemKind) => byKind.get(kind) ?? []
  return {
    ...rest,
    items: { driver: listOf('driver'), kart: listOf('kart'), glider: listOf('glider') },
    itemById: new Map(itemKinds.flatMap(listOf).map((item) => [item.id, item])),
    placeOfVariant: new Map(rest.variants.map(({ id }, place) => [id, place])),
  }
}
