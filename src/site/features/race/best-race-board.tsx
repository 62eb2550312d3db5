import type { ReactNode } from 'react'
import type { RaceWeek } from '#pages/data/race-page.ts'
import { buildBestCard } from './card-course.ts'
import { RacePanel, MarkInvitation } from './race-panel.tsx'

export interface RaceBoardProps {
  readonly week: RaceWeek
}

interface BestRaceBoardProps extends RaceBoardProps {
  readonly isWaiting?: boolean
  readonly help?: ReactNode
}

/** The card of readers who own nothing, and of the build. */
export function BestRaceBoard({ week, isWaiting = false, help = <MarkInvitation /> }: BestRaceBoardProps) {
  return (
    <RacePanel week={week} courses={buildBestCard(week.courses)} isWaiting={isWaiting} help={isWaiting ? null : help} />
  )
}
