import type { ReactNode } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import * as say from '#wording/course.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { kindNames } from '../../ui/wording/wording.ts'
import './loadout-line.css'

interface LoadoutLineProps {
  readonly name: string
  readonly picks: readonly {
    readonly kind: ItemKind
    /** Null where there is none. */
    readonly item: ItemRef | null
    /** Its level and shelf. */
    readonly note: ReactNode
  }[]
  readonly points: ReactNode
}

/** A driver, a kart and a glider side by side, and what they bring; on a phone below each other. */
export function LoadoutLine({ name, picks, points }: LoadoutLineProps) {
  return (
    <div className="loadout-line">
      <b>{name}</b>
      <dl>
        {picks.map(({ kind, item, note }) => (
          <div key={kind}>
            <dt>{kindNames[kind]}</dt>
            <dd>
              {item && <ItemChip item={item} />} {note}
            </dd>
          </div>
        ))}
        {points && (
          <div>
            <dt>{say.points()}</dt>
            <dd>{points}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
