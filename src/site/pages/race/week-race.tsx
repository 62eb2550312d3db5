import { findDayStart } from '#catalogue/game-day.ts'
import type { RaceWeek } from '#pages/data/race-pages.ts'
import { tourPath } from '#pages/routes/routes.ts'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { CycleNote } from '../../ui/components/record-label-badge.tsx'
import { Countdown } from '../../ui/countdown/countdown.tsx'

interface WeekRaceProps {
  readonly week: RaceWeek
  /** Milliseconds since 1970; null in the build: the first week is on then. */
  readonly moment: number | null
  readonly onOver: () => void
}

/** The card of a ranked week. */
export function WeekRace({ week, moment, onOver }: WeekRaceProps) {
  const { tour, start, end, basis, courses } = week
  const isAhead = moment !== null && moment < findDayStart(start)
  const isOver = moment !== null && moment >= findDayStart(end)
  const name = nameRankedCup(week, week.tour.name)
  return (
    <>
      <p className="eyebrow">
        <a href={tourPath(tour.id)}>{tour.name}</a>, ranked week {week.week} <CycleNote basis={basis} />
      </p>
      <h2 className="race-title">{name}</h2>
      <Countdown
        what={`${name} ${isAhead ? 'begins' : isOver ? 'ended' : 'ends'}`}
        day={isAhead ? start : end}
        onOver={onOver}
      />
      <RaceBoard week={week} />
      <p>
        <a href={raceAddress({ courses: courses.map(({ variant }) => variant.id) })}>Change the courses</a>
      </p>
    </>
  )
}
