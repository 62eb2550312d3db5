import type { ItemLevel } from '#documents/checklist.ts'
import * as say from '#wording/checklist.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { kindOfDifference, type LevelDifference } from './compare-levels.ts'
import { loadChecklistItems, type ChecklistItems } from './load-checklist-items.ts'
import './difference-list.css'

interface DifferenceListProps {
  readonly label: string
  readonly differences: readonly LevelDifference[]
  /** Explains a difference, shown below the name. */
  readonly tell?: (difference: LevelDifference) => string
  /** Omitted where differences cannot be picked one by one. */
  readonly choice?: {
    readonly isChosen: (id: string) => boolean
    readonly toggle: (id: string) => void
  }
}

/** Previews what would change for each item. */
export function DifferenceList(props: DifferenceListProps) {
  const { value: items, error, retry } = useLoading('checklist-items', loadChecklistItems)
  if (error !== undefined) return <LoadFailure what={say.itemNames()} retry={retry} />
  if (!items) return <p className="muted">{say.loading()}</p>
  const positions = new Map(items.entries.map(({ id }, index) => [id, index]))
  const positionOf = ({ id }: LevelDifference) => positions.get(id) ?? Number.MAX_SAFE_INTEGER
  const ordered = props.differences.toSorted((a, b) => positionOf(a) - positionOf(b))
  return (
    <ul className="difference-list" aria-label={props.label}>
      {ordered.map((difference) => (
        <Difference key={difference.id} {...props} items={items} difference={difference} />
      ))}
    </ul>
  )
}

interface DifferenceProps extends Pick<DifferenceListProps, 'tell' | 'choice'> {
  readonly items: ChecklistItems
  readonly difference: LevelDifference
}

function Difference({ items, difference, tell, choice }: DifferenceProps) {
  const { id, from, to } = difference
  const item = items.byId.get(id)
  const content = (
    <>
      {item && <ItemEmblem item={item} />}
      <span className="difference-name">
        <span translate="no">{item?.name ?? id}</span>
        {tell && <small className="muted">{tell(difference)}</small>}
      </span>
      <span className={`difference-levels ${kindOfDifference(difference)}`}>{describeLevels(from, to)}</span>
    </>
  )
  return (
    <li>
      {choice ? (
        <label>
          <input type="checkbox" checked={choice.isChosen(id)} onChange={() => choice.toggle(id)} />
          {content}
        </label>
      ) : (
        <div>{content}</div>
      )}
    </li>
  )
}

function describeLevels(from: ItemLevel, to: ItemLevel): string {
  if (from === 0) return say.newAtLevel({ level: to })
  if (to === 0) return say.levelRemoved({ from })
  return say.levelChanged({ from, to })
}
