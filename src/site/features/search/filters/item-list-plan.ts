import { rarities, type ItemKind } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { RankedEntry } from '#pages/data/ranking-views.ts'
import { rarityNames } from '#wording/kinds.ts'
import type { OwnedLevels } from '#rankings/planner/planner-game.ts'
import { tiers } from '#rankings/ranking.ts'
import * as say from '#wording/search.ts'
import { rarityLetters } from '../../../ui/wording/wording.ts'
import type { QueryOperator } from '../reading/query.ts'
import { asIn, type Filter, byLabel, highestFirst, type ListPlan, type SortOrder } from './list-plan.ts'

export const ownOperator = {
  name: 'own',
  title: say.yourItems(),
  isWord: true,
  options: [
    { value: 'owned', label: say.owned() },
    { value: 'missing', label: say.missing() },
  ],
} as const satisfies QueryOperator

/** Filters items by whether the reader owns them. @param owned levels by item id */
export function buildOwnFilter(owned: ReadonlyMap<string, number>): Filter<{ readonly id: string }> {
  return {
    // Both values are always offered, so that marking a first item shifts nothing.
    ...ownOperator,
    isLead: true,
    compare: asIn(['owned', 'missing']),
    read: ({ id }) =>
      owned.has(id) ? { value: 'owned', label: say.owned() } : { value: 'missing', label: say.missing() },
  }
}

/** Takes the id or the name of a course variant, or part of the names of several. */
export const topOperator = {
  name: 'top',
  title: say.topShelfOn(),
  isSingle: true,
  options: null,
} as const satisfies QueryOperator

export const rarityFilter: Filter<Pick<ItemListEntry, 'rarity'>> = {
  name: 'rarity',
  title: say.rarity(),
  isLead: true,
  isAttribute: true,
  compare: asIn(rarities.toReversed()),
  // `S` and `N` have no short form: phones begin every query with a capital, so they may be a name's first letter.
  options: rarities.map((value) => ({
    value,
    label: rarityNames[value](),
    ...(value === 'high-end' && { word: rarityLetters[value] }),
  })),
  read: (item) => ({ value: item.rarity, label: rarityNames[item.rarity]() }),
  lookOf: (value) => `marked ${value}`,
}

const tierFilter: Filter<Pick<ItemListEntry, 'tier'>> = {
  name: 'tier',
  title: say.lastTier(),
  compare: asIn(tiers),
  read: (item) => item.tier && { value: item.tier, label: item.tier },
  lookOf: (value) => `plated tier-${value.toLowerCase()}`,
}

const skill: Filter<ItemListEntry> = {
  name: 'skill',
  title: say.skill(),
  isAttribute: true,
  compare: byLabel,
  read: (item) => item.skill && { value: item.skill.id, label: item.skill.name },
}

const year: Filter<ItemListEntry> = {
  name: 'year',
  title: say.debutYear(),
  isNumber: true,
  compare: highestFirst,
  read: (item) => (item.debutYear === null ? null : { value: String(item.debutYear), label: String(item.debutYear) }),
}

const debut: Filter<ItemListEntry> = {
  name: 'tour',
  title: say.debutTour(),
  isMenu: true,
  compare: highestFirst,
  read: (item) => item.debut && { value: String(item.debut.number), label: item.debut.name },
}

const itemSortOrders = [
  { id: 'rank', title: say.lastRank(), read: (item) => item.rank },
  { id: 'worth', title: say.worthHaving(), read: (item) => item.worth },
  { id: 'top', title: say.topShelves(), isDescending: true, read: (item) => item.topCount },
  { id: 'name', title: say.itemName(), read: (item) => item.name },
  { id: 'debut', title: say.newest(), isDescending: true, read: (item) => item.debut?.number ?? null },
] as const satisfies readonly SortOrder<ItemListEntry>[]

export const itemListPlan: ListPlan<ItemListEntry> = {
  noun: 'items',
  nameOf: ({ name }) => name,
  detailOf: ({ skill: known }) => known?.name ?? '',
  foreignKeyOf: ({ kind, id }) => `${kind}/${id}`,
  ownOrder: say.gameOrder(),
  filters: [rarityFilter, tierFilter, year, skill, debut],
  sortOrders: itemSortOrders,
}

/** A complete ranking of one kind. @param owned levels by item id */
export function buildRankedPlan(kind: ItemKind, owned: OwnedLevels): ListPlan<RankedEntry> {
  return {
    noun: `${kind}s`,
    nameOf: ({ name }) => name,
    foreignKeyOf: ({ id }) => `${kind}/${id}`,
    ownOrder: say.byRank(),
    filters: [buildOwnFilter(owned), rarityFilter, { ...tierFilter, title: say.tier(), isTyped: true }],
    sortOrders: [],
  }
}
