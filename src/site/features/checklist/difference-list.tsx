import type { ItemLevel, Levels } from '#documents/checklist.ts'
import * as say from '#wording/checklist.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { groupBy } from '#base/group-by.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadChecklistItems, type ChecklistItems } from './load-checklist-items.ts'
import './difference-list.css'

interface DifferenceListProps {
  readonly label: string
  readonly differences: readonly LevelDifference[]
  /** Explains a difference, shown below the name. */
  readonly explain?: (difference: LevelDifference) => string
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

interface DifferenceProps extends Pick<DifferenceListProps, 'explain' | 'choice'> {
  readonly items: ChecklistItems
  readonly difference: LevelDifference
}

function Difference({ items, difference, explain, choice }: DifferenceProps) {
  const { id, from, to } = difference
  const item = items.byId.get(id)
  const content = (
    <>
      {item && <ItemEmblem item={item} />}
      <span className="difference-name">
        <span translate="no">{item?.name ?? id}</span>
        {explain && <small className="muted">{explain(difference)}</small>}
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

/** How one item differs between two lists. */
export interface LevelDifference {
  readonly id: string
  readonly from: ItemLevel
  readonly to: ItemLevel
}

/** The items whose level changes; 0 means not owned. */
export function compareLevels(before: Levels, after: Levels): LevelDifference[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].flatMap((id) => {
    const [from, to] = [before.get(id) ?? 0, after.get(id) ?? 0]
    return from === to ? [] : [{ id, from, to }]
  })
}

const differenceKinds = ['added', 'raised', 'lowered', 'removed'] as const
type DifferenceKind = (typeof differenceKinds)[number]

export function kindOfDifference({ from, to }: LevelDifference): DifferenceKind {
  if (from === 0) return 'added'
  if (to === 0) return 'removed'
  return to > from ? 'raised' : 'lowered'
}

/** `12 new, 3 raised, 1 lowered`; empty without differences. */
export function summariseDifferences(differences: readonly LevelDifference[]): string {
  const groups = groupBy(differences, kindOfDifference)
  return joinWithCommas(
    differenceKinds.flatMap((kind) => {
      const count = groups.get(kind)?.length
      return count === undefined ? [] : say.differences({ kind, count })
    }),
  )
}

/** A summary and a list of changes; nothing if there are none. */
export function DifferenceSection({ differences }: { differences: readonly LevelDifference[] }) {
  if (differences.length === 0) return null
  return (
    <section>
      <h3>{summariseDifferences(differences)}</h3>
      <DifferenceList label={say.changes()} differences={differences} />
    </section>
  )
}
