import { useMemo } from 'react'
import type { CapStep, ItemLevel, Levels } from '#documents/checklist.ts'
import * as say from '#wording/sharing.ts'
import type { ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { buildSharedPlan } from './build-shared-plan.ts'

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
