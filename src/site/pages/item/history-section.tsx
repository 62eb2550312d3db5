import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Section } from '../../ui/components/section.tsx'

interface HistorySectionProps {
  readonly title: string
  /** How many charts are stacked: their space is reserved until they load. */
  readonly panels: number
  readonly children: ReactNode
}

/** A place for charts. Only scripts draw them: without scripts the section is not shown. */
export function HistorySection({ title, panels, children }: HistorySectionProps) {
  return (
    <Section id="history" title={title}>
      <WhenSeen panels={panels}>{children}</WhenSeen>
    </Section>
  )
}

/** Leaves its place empty, at the size that its style sheet reserves, until the reader comes near. */
function WhenSeen({ panels, children }: Omit<HistorySectionProps, 'title'>) {
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
    <div ref={container} className="history" style={{ '--panels': panels }}>
      {isSeen && children}
    </div>
  )
}
