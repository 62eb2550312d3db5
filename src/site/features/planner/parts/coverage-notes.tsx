import type { ReactNode } from 'react'
import * as say from '#wording/planner.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PlannerItem } from '#rankings/planner/planner-game.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { listOwnedShortItems } from '#rankings/planner/find-gaps.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import './coverage-notes.css'

/** A pip for each kind: filled if one of its items covers the course, else hollow. The text beside them says the same. */
export function Pips({ kinds }: { kinds: readonly ItemKind[] }) {
  return (
    <span className="pips" aria-hidden="true">
      {itemKinds.map((kind) => (
        <i key={kind} className={kinds.includes(kind) ? 'on' : undefined} />
      ))}
    </span>
  )
}

/** Where nothing that the reader owns is on the top shelf. */
export function GapMark({ children = say.gap() }: { children?: ReactNode }) {
  return <span className="gap-mark">{children}</span>
}

/** The chequered flag: nothing is left to cover. */
export function CompleteCoverage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="complete-coverage">
      <i aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}

/** Owned items that may cover what looks like a gap, since not all of their shelves are known. */
export function PossibleCover({ items }: { items: readonly PlannerItem[] }) {
  return items.map((item) => (
    <p key={item.id} className="closer">
      <small>{say.unlessCoveredBy()}</small> <ItemChip item={item} />
    </p>
  ))
}

interface ShortItemsNoteProps extends Pick<PlannerViewProps, 'game' | 'levels'> {
  /** Null for all kinds. */
  readonly kind: ItemKind | null
}

/** Says that the reader may cover more than is known, and why. */
export function ShortItemsNote({ game, levels, kind }: ShortItemsNoteProps) {
  const items = listOwnedShortItems(game, levels).filter((item) => kind === null || item.kind === kind)
  if (items.length === 0) return null
  return (
    <div className="short-items">
      <p>{say.mayCoverMore()}</p>
      <ul className="chips">
        {items.map((item) => (
          <li key={item.id}>
            <ItemChip item={item} /> <small>{item.knownTops && formatKnownTops(item.knownTops)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
