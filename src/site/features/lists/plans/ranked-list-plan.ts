import type { ItemKind } from '#catalogue/entities.ts'
import type { RankedEntry } from '#pages/data/ranking-views.ts'
import type { OwnedLevels } from '#rankings/planner/planner-game.ts'
import { rarityFilter, tierFilter } from './item-list-plan.ts'
import type { ListPlan } from './list-plan.ts'
import { buildOwnFilter } from './own-filter.ts'

/** A complete ranking of one kind. @param owned levels by item id */
export function buildRankedPlan(kind: ItemKind, owned: OwnedLevels): ListPlan<RankedEntry> {
  return {
    noun: `${kind}s`,
    nameOf: ({ name }) => name,
    foreignKeyOf: ({ id }) => `${kind}/${id}`,
    ownOrder: 'By rank',
    filters: [buildOwnFilter(owned), rarityFilter, { ...tierFilter, title: 'Tier', isTyped: true }],
    sortOrders: [],
  }
}
