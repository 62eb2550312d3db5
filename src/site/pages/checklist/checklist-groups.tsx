import { groupBy } from '#base/group-by.ts'
import { type ReactNode, useMemo } from 'react'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { rarityOfKind } from '#wording/kinds.ts'
import * as say from '#wording/checklist-page.ts'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { type CollectionProgress, groupIds, isComplete, type Progress } from './count-progress.ts'
import './checklist-groups.css'

interface ChecklistGroupsProps {
  readonly entries: readonly ItemListEntry[]
  readonly progress: CollectionProgress
  /** False when the reader has chosen another order: then it is one list. */
  readonly isGrouped: boolean
  /** The items of a group, or all of them. */
  readonly renderItems: (entries: readonly ItemListEntry[]) => ReactNode
}

/** The items, grouped by kind and rarity as in the game. */
export function ChecklistGroups({ entries, progress, isGrouped, renderItems }: ChecklistGroupsProps) {
  const groups = useMemo(() => groupBy(entries, ({ kind, rarity }) => `${kind}-${rarity}` as const), [entries])
  if (!isGrouped) return renderItems(entries)
  return groupIds.map(([id, kind, rarity]) => {
    const members = groups.get(id)
    const title = rarityOfKind({ rarity, kind })
    return (
      members && (
        <section key={id} className="checklist-group" aria-labelledby={id}>
          <GroupHead id={id} title={title} progress={progress.groups.get(id)!} />
          {renderItems(members)}
        </section>
      )
    )
  })
}

function GroupHead({ id, title, progress }: { id: string; title: string; progress: Progress }) {
  const { owned, total } = progress
  return (
    <div className={isComplete(progress) ? 'group-head complete' : 'group-head'}>
      <h2 id={id}>{title}</h2>
      <span className="group-count">{isComplete(progress) ? say.allOf({ total }) : say.ownedOf({ owned, total })}</span>
      <ProgressBar label={title} value={owned} of={total} isBare />
    </div>
  )
}
