import type { ReactNode } from 'react'

interface SectionProps {
  /** The id of the heading, for links and as the section's label. */
  id: string
  title: string
  /** Beside the heading: a count or a link to the full list. */
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
