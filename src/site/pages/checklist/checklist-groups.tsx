import { groupBy } from '#catalogue/group-by.ts'
import { type CSSProperties, memo, useMemo } from 'react'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { rarityNames } from '#pages/source/wording.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { type CollectionProgress, groupIds, isComplete, type Progress } from './count-progress.ts'
import { Tile } from './tile.tsx'
import './checklist-groups.css'

type Owned = ReadonlyMap<string, ItemLevel>
type PickLevel = (entry: ItemListEntry, anchor: HTMLElement) => void

interface ChecklistGroupsProps {
  readonly entries: readonly ItemListEntry[]
  readonly owned: Owned
  readonly progress: CollectionProgress
  /** False when the reader has chosen another order: then it is one list. */
  readonly isGrouped: boolean
  readonly onPickLevel: PickLevel
}

/** The items, grouped by kind and rarity as in the game. */
export const ChecklistGroups = memo(function ChecklistGroups(props: ChecklistGroupsProps) {
  const { entries, owned, progress, isGrouped, onPickLevel } = props
  const groups = useMemo(() => groupBy(entries, ({ kind, rarity }) => `${kind}-${rarity}` as const), [entries])
  if (!isGrouped) return <Tiles entries={entries} owned={owned} onPickLevel={onPickLevel} />
  return groupIds.map(([id, kind, rarity]) => {
    const members = groups.get(id)
    const title = `${rarityNames[rarity]} ${kindPlurals[kind].toLowerCase()}`
    return (
      members && (
        <section key={id} className="checklist-group" aria-labelledby={id}>
          <GroupHead id={id} title={title} progress={progress.groups.get(id)!} />
          <Tiles entries={members} owned={owned} onPickLevel={onPickLevel} />
        </section>
      )
    )
  })
})

function GroupHead({ id, title, progress }: { id: string; title: string; progress: Progress }) {
  const { owned, total } = progress
  return (
    <div className={isComplete(progress) ? 'group-head complete' : 'group-head'}>
      <h2 id={id}>{title}</h2>
      <span className="group-count">{isComplete(progress) ? `All ${total}` : `${owned} of ${total}`}</span>
      <ProgressBar label={title} value={owned} of={total} isBare />
    </div>
  )
}

function Tiles({
  entries,
  owned,
  onPickLevel,
}: {
  entries: readonly ItemListEntry[]
  owned: Owned
  onPickLevel: PickLevel
}) {
  return (
    <ul className="tiles" style={{ '--count': entries.length } as CSSProperties}>
      {entries.map((entry) => (
        <Tile key={entry.id} entry={entry} level={owned.get(entry.id) ?? 0} onPickLevel={onPickLevel} />
      ))}
    </ul>
  )
}
