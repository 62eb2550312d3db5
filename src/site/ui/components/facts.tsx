import * as say from '#wording/controls.ts'
import type { ReactNode } from 'react'

/** Short facts side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** For a fact that no source has. */
export function NotRecorded() {
  return <span className="muted">{say.notRecorded()}</span>
}
