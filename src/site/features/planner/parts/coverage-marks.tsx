import * as say from '#wording/planner.ts'
import type { ReactNode } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import './coverage-marks.css'

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
