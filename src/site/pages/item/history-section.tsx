import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Section } from '../../ui/components/section.tsx'

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

/** Leaves its place empty, at the size that its class reserves, until the reader comes near. */
function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!container.current || !('IntersectionObserver' in window)) return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={className}>
      {isSeen && children}
    </div>
  )
}
