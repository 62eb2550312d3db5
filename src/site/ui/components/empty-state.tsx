import type { ReactNode } from 'react'

/** Says why there is nothing here, and what to do instead. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <b>{title}</b>
      <div>{children}</div>
    </div>
  )
}
