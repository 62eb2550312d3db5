import type { RaceCourse } from '#pages/data/race-pages.ts'
import { buildBestCard } from './card-course.ts'
import { RacePanel } from './race-panel.tsx'
import { TickInvitation } from './tick-invitation.tsx'

export interface RaceBoardProps {
  readonly title: string
  readonly courses: readonly RaceCourse[]
}

interface BestRaceBoardProps extends RaceBoardProps {
  readonly isWaiting?: boolean
}

/** The card of readers who own nothing, and of the build. */
export function BestRaceBoard({ title, courses, isWaiting = false }: BestRaceBoardProps) {
  return (
    <RacePanel
      title={title}
      courses={buildBestCard(courses)}
      isWaiting={isWaiting}
      help={isWaiting ? null : <TickInvitation />}
    />
  )
}
