import { useState } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import type { CourseVariantView } from '#pages/data/course-pages.ts'
import * as say from '#wording/course.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './course-shelf-history.css'

const loadEvents = () => import('./shelf-events.tsx').then(({ ShelfEvents }) => ShelfEvents)

interface CourseShelfHistoryProps {
  readonly variant: CourseVariantView
  readonly items: readonly ItemRef[]
}

/** What joined the shelves and when: hundreds of names, drawn when a reader opens them. */
export function CourseShelfHistory({ variant, items }: CourseShelfHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  const { history } = variant
  if (history.length === 0) return null
  return (
    <details className="cup-history drawn" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.shelfHistory({ records: history.length })}</summary>
      {isOpen && <LazyPart what={say.theHistory()} load={loadEvents} props={{ history, items }} waiting={null} />}
    </details>
  )
}
