import type { RaceWeek } from '#pages/data/race-pages.ts'
import { routes, tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/home.ts'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { Section } from '../../ui/components/section.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'

/** What to race with in the last ranked cup. */
export function HomeRace({ week }: { week: RaceWeek }) {
  return (
    <Section id="race" title={say.lastRaceCard()} aside={<a href={routes.race}>{say.otherWeeks()}</a>}>
      <div className="home-race race-ground">
        <p className="eyebrow">
          {nameRankedCup(week, week.tour.name)}, <DayRange start={week.start} end={week.end} />,{' '}
          <a href={tourPath(week.tour.id)}>{week.tour.name}</a>
        </p>
        <RaceBoard week={week} />
      </div>
    </Section>
  )
}
