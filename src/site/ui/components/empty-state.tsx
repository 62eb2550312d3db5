import type { ReactNode } from 'react'

/** Says why nothing is here, and offers the way on. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <b>{title}</b>
      <div>{children}</div>
    </div>
  )
}
