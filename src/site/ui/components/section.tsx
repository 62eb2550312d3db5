import type { ReactNode } from 'react'

interface SectionProps {
  /** Anchor, and what the heading is named by. */
  id: string
  title: string
  /** Beside the heading: a count, a link to the whole. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section">
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {aside && <div>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
