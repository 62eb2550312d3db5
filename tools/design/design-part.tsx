import type { ReactNode } from 'react'

/** One component in its states, under its name. */
export function DesignPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="design-part">
      <h3>{title}</h3>
      {children}
    </div>
  )
}
