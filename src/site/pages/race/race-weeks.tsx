import type { RaceWeek } from '#pages/data/race-pages.ts'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { Section } from '../../ui/components/section.tsx'
import { AddToCalendar } from '../../ui/tours/add-to-calendar.tsx'
import { CyclicCups } from '../../ui/tours/cup-with-courses-card.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'

interface RaceWeeksProps {
  readonly weeks: readonly RaceWeek[]
  /** The one whose card is shown; undefined for other courses. */
  readonly shown: RaceWeek | undefined
}

/** The ranked weeks that are known, each a link to its card. */
export function RaceWeeks({ weeks, shown }: RaceWeeksProps) {
  if (weeks.length === 0) return null
  return (
    <Section
      id="weeks"
      title="This week and the weeks ahead"
      aside={
        <>
          <CyclicCups cups={weeks} /> <AddToCalendar />
        </>
      }
    >
      <ol className="race-weeks">
        {weeks.map((week) => (
          <li key={week.start}>
            <a
              className={week === shown ? 'card race-week shown' : 'card race-week'}
              href={raceAddress({ week: week.start })}
            >
              <b>
                {nameRankedCup(week, week.tour.name)}
                {week === shown && <span className="visually-hidden"> (shown above)</span>}
              </b>{' '}
              <DayRange start={week.start} end={week.end} />
              <small>{week.courses.map(({ variant }) => variant.name).join(' · ')}</small>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  )
}
