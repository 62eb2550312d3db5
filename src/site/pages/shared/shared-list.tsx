import { useMemo } from 'react'
import type { CapStep, ItemLevel, Levels } from '#documents/checklist.ts'
import * as say from '#wording/sharing.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { asIn, type Filter, type ListPlan } from '../../features/search/filters/list-plan.ts'
import { itemListPlan } from '../../features/search/filters/item-list-plan.ts'
import { kindFilter } from '../../features/search/filters/all-items-plan.ts'

interface SharedListProps {
  readonly items: ChecklistItems
  readonly theirs: Levels
  /** Their points caps, by item id. */
  readonly caps: ReadonlyMap<string, CapStep>
  /** What the reader owns, to compare with; null to show theirs alone. */
  readonly mine: Levels | null
}

/** Somebody's items with their levels, to search, filter and sort; compared, the reader's own as well. */
export function SharedList({ items, theirs, caps, mine }: SharedListProps) {
  const entries = useMemo(
    () => items.entries.filter(({ id }) => theirs.has(id) || mine?.has(id)),
    [items, theirs, mine],
  )
  const plan = useMemo(() => buildSharedPlan(theirs, mine), [theirs, mine])
  const list = useList(entries, plan)
  return (
    <>
      <ListToolbar list={list} />
      <ListResults list={list}>
        <ul className="cards">
          {list.shown.map((item) => (
            <li key={item.id}>
              <ItemCard item={item}>
                <SharedLevels
                  theirs={theirs.get(item.id) ?? 0}
                  cap={caps.get(item.id) ?? 0}
                  mine={mine && (mine.get(item.id) ?? 0)}
                />
              </ItemCard>
            </li>
          ))}
        </ul>
      </ListResults>
    </>
  )
}

function SharedLevels({ theirs, cap, mine }: { theirs: ItemLevel; cap: CapStep; mine: ItemLevel | null }) {
  if (mine === null) return cap > 0 ? say.levelAndCap({ level: theirs, cap }) : say.level({ level: theirs })
  return (
    <span className="shared-levels">
      <span className={theirs > mine ? 'up' : undefined}>{say.theirs({ level: theirs })}</span>
      <span className={mine > theirs ? 'up' : undefined}>{say.yours({ level: mine })}</span>
    </span>
  )
}

/** For an item of either, whose it is and whose level is higher. */
const comparisons = [
  { value: 'theirs', label: say.onlyTheirs() },
  { value: 'mine', label: say.onlyYours() },
  { value: 'higher', label: say.theirsHigher() },
  { value: 'lower', label: say.yoursHigher() },
  { value: 'same', label: say.sameLevel() },
] as const

function compareOwners(theirs: ItemLevel, mine: ItemLevel): (typeof comparisons)[number] {
  const [onlyTheirs, onlyMine, higher, lower, same] = comparisons
  if (mine === 0) return onlyTheirs
  if (theirs === 0) return onlyMine
  if (theirs === mine) return same
  return theirs > mine ? higher : lower
}

/** The list of somebody's items. @param mine what the reader owns, to compare with; null to show theirs alone */
export function buildSharedPlan(theirs: Levels, mine: Levels | null): ListPlan<ItemListEntry> {
  const comparison: Filter<ItemListEntry> = {
    name: 'compare',
    title: say.compared(),
    isLead: true,
    options: comparisons,
    compare: asIn(comparisons.map(({ value }) => value)),
    read: ({ id }) => compareOwners(theirs.get(id) ?? 0, mine?.get(id) ?? 0),
  }
  return {
    ...itemListPlan,
    savedAs: mine ? 'compared' : 'shared',
    filters: [...(mine ? [comparison] : []), kindFilter, ...itemListPlan.filters],
    sortOrders: [
      { id: 'level', title: say.theirLevel(), isDescending: true, read: ({ id }) => theirs.get(id) ?? 0 },
      ...(mine ? [{ id: 'ahead', title: say.furthestAheadOfYou(), isDescending: true, read: ahead }] : []),
      ...itemListPlan.sortOrders,
    ],
  }

  function ahead({ id }: ItemListEntry): number {
    return (theirs.get(id) ?? 0) - (mine?.get(id) ?? 0)
  }
}
