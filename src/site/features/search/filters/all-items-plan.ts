import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { itemLevels } from '#documents/checklist.ts'
import type { OwnedLevels } from '#rankings/planner/planner-game.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/search.ts'
import { asIn, byLabel, type Filter, readKind } from './list-plan.ts'
import { buildOwnFilter } from './item-list-plan.ts'
import { itemListPlan, rarityFilter } from './item-list-plan.ts'
import type { ListPlan } from './list-plan.ts'
import { topOperator } from './item-list-plan.ts'

export const levelOperator = { name: 'level', title: say.levelOperator(), isNumber: true, options: null } as const

export const kindFilter: Filter<ItemListEntry> = {
  name: 'kind',
  title: say.kind(),
  isLead: true,
  isWord: true,
  compare: asIn(itemKinds),
  options: itemKinds.map(readKind),
  read: (item) => readKind(item.kind),
}

/** The levels of what the reader owns. @param owned levels by item id */
function buildLevelFilter(owned: OwnedLevels): Filter<ItemListEntry> {
  return {
    name: levelOperator.name,
    title: levelOperator.title,
    isNumber: true,
    // What is not owned is below level 1.
    measure: ({ id }) => owned.get(id) ?? 0,
    compare: asIn(itemLevels.map(String)),
    read: ({ id }) => {
      const value = owned.get(id)
      return value === undefined ? null : { value: String(value), label: say.level({ level: value }) }
    },
  }
}

/** What the game's challenges called drivers by, where its meaning is known. */
const tagFilter: Filter<ItemListEntry> = {
  name: 'tag',
  title: say.driverTag(),
  compare: byLabel,
  read: ({ tags = [] }) =>
    tags.map((value) => ({
      value,
      label: say.driverTagName({ word: value, name: value.charAt(0).toUpperCase() + value.slice(1) }),
    })),
}

const soldFilter: Filter<ItemListEntry> = {
  name: 'sold',
  title: say.soldIn(),
  isMenu: true,
  compare: byLabel,
  read: ({ soldIn = [] }) => soldIn,
}

/** Items of all kinds with what the reader owns. @param owned levels by item id */
export function buildAllItemsPlan(owned: OwnedLevels): ListPlan<ItemListEntry> {
  const others = itemListPlan.filters.filter((filter) => filter !== rarityFilter)
  return {
    ...itemListPlan,
    filters: [
      buildOwnFilter(owned),
      kindFilter,
      rarityFilter,
      buildLevelFilter(owned),
      ...others,
      soldFilter,
      tagFilter,
    ],
    operators: [topOperator],
  }
}

/** Items of one kind: it and levels may be typed as elsewhere, but have no chips. @param owned levels by item id */
export function buildKindPlan(kind: ItemKind, owned: OwnedLevels): ListPlan<ItemListEntry> {
  const typed = [kindFilter, buildLevelFilter(owned)].map((filter) => ({ ...filter, isLead: false, isTyped: true }))
  return {
    ...itemListPlan,
    noun: `${kind}s`,
    filters: [buildOwnFilter(owned), ...typed, ...itemListPlan.filters, ...(kind === 'driver' ? [tagFilter] : [])],
    operators: [topOperator],
  }
}
