import type { ReactNode } from 'react'
import type { CardCourse } from './card-course.ts'
import { RaceCard, type RaceCardProps } from './race-card.tsx'
import { RaceTools } from './race-tools.tsx'
import './race-panel.css'

interface RacePanelProps extends RaceCardProps {
  /** `Chargin' Chuck Cup`: the head of the picture. */
  readonly title: string
  readonly courses: readonly CardCourse[]
  /** One line of what to do about it. */
  readonly help: ReactNode
}

/** A race card with a line of advice, and the ways to share it. */
export function RacePanel({ title, help, ...card }: RacePanelProps) {
  return (
    <div className="race-panel">
      <RaceCard {...card} />
      <p className="race-help">{help}</p>
      <RaceTools title={title} courses={card.courses} />
    </div>
  )
}
