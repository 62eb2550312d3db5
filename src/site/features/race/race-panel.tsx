import type { ReactNode } from 'react'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import type { CardCourse } from './card-course.ts'
import { RaceCard, type RaceCardProps } from './race-card.tsx'
import { RaceTools } from './race-tools.tsx'
import './race-panel.css'

interface RacePanelProps extends RaceCardProps {
  /** The ranked cup that has these courses: the head of the picture. Null where none has. */
  readonly week: RankedCupDate | null
  readonly courses: readonly CardCourse[]
  /** Whether somebody else has sent the card. */
  readonly isSent?: boolean
  /** One line of what to do about it. */
  readonly help: ReactNode
}

/** A race card with a line of advice, and the ways to share it. */
export function RacePanel({ week, isSent = false, help, ...card }: RacePanelProps) {
  return (
    <div className="race-panel">
      <RaceCard {...card} />
      <p className="race-help">{help}</p>
      <RaceTools week={week} courses={card.courses} isSent={isSent} />
    </div>
  )
}
