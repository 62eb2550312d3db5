import type { ReactNode } from 'react'
import { Section } from '../../ui/components/section.tsx'
import { WhenSeen } from '../../features/rankings/charts/when-seen.tsx'

interface HistorySectionProps {
  readonly title: string
  /** How many charts are stacked: their space is reserved until they load. */
  readonly panels: 3 | 5
  readonly children: ReactNode
}

/** A place for charts. Only scripts draw them: without scripts the section is not shown. */
export function HistorySection({ title, panels, children }: HistorySectionProps) {
  return (
    <Section id="history" title={title}>
      <WhenSeen className={`history panels-${panels}`}>{children}</WhenSeen>
    </Section>
  )
}
