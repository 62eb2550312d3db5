import { useMemo } from 'react'
import type { ItemLevel, Levels } from '#documents/checklist.ts'
import type { ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/state/use-list.ts'
import { ItemCard } from '../../ui/items/item-card.tsx'
import { buildSharedPlan } from './build-shared-plan.ts'

interface SharedListProps {
  readonly items: ChecklistItems
  readonly theirs: Levels
  /** What the reader owns, to compare with; null to show theirs alone. */
  readonly mine: Levels | null
}

/** Somebody's items with their levels, to search, filter and sort; compared, the reader's own as well. */
export function SharedList({ items, theirs, mine }: SharedListProps) {
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
                <SharedLevels theirs={theirs.get(item.id) ?? 0} mine={mine && (mine.get(item.id) ?? 0)} />
              </ItemCard>
            </li>
          ))}
        </ul>
      </ListResults>
    </>
  )
}

function SharedLevels({ theirs, mine }: { theirs: ItemLevel; mine: ItemLevel | null }) {
  if (mine === null) return `Level ${theirs}`
  return (
    <span className="shared-levels">
      <span className={theirs > mine ? 'up' : undefined}>Theirs: {theirs > 0 ? `level ${theirs}` : 'not owned'}</span>
      <span className={mine > theirs ? 'up' : undefined}>Yours: {mine > 0 ? `level ${mine}` : 'not owned'}</span>
    </span>
  )
}
