import * as say from '#wording/rows.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import { cardLength } from '#pages/data/race-page.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { raceAddress } from '#pages/race/race-address.ts'

interface WeekToolsProps {
  /** The first day of a ranked week. */
  readonly start: IsoDate
  /** How many courses of its cup are known. */
  readonly courseCount: number
}

/** The tools of a reader's own at work on a ranked week. */
export function WeekTools({ start, courseCount }: WeekToolsProps) {
  return (
    <p className="week-tools">
      {courseCount === cardLength && <a href={raceAddress({ week: start })}>{say.raceCard()}</a>}{' '}
      <a href={plannerAddress({ on: start })}>{say.planner()}</a>
    </p>
  )
}
