import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { groupBy } from '#base/group-by.ts'
import type { RacePage } from '#pages/data/race-pages.ts'
import { type CardWeek, expandRaceTour, type RaceTour } from '#pages/data/race-tours.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { tourPath } from '#pages/routes/routes.ts'
import * as say from '#wording/race.ts'
import { Section } from '../../ui/components/section.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'

interface RaceWeeksProps {
  readonly data: Pick<RacePage, 'round' | 'earlier'>
  /** The first day of the week whose card is shown; null for other courses. */
  readonly shown: IsoDate | null
}

/** Every ranked week that has a card, tour by tour: the last round, then the years before. */
export function RaceWeeks({ data, shown }: RaceWeeksProps) {
  const round = useMemo(() => data.round.map(expandRaceTour), [data.round])
  const years = useMemo(() => [...groupBy(data.earlier, ([, , start]) => start.slice(0, 4))], [data.earlier])
  return (
    <>
      {round.length > 0 && (
        <Section id="weeks" title={say.theLastRound()} aside={countWeeks(data.round)}>
          <Tours tours={round} shown={shown} />
        </Section>
      )}
      {years.length > 0 && (
        <Section id="earlier" title={say.earlierYears()}>
          {years.map(([year, tours]) => (
            <details key={year} className="race-year">
              <summary>
                <h3>{year}</h3> <small>{countWeeks(tours)}</small>
              </summary>
              <Tours tours={tours.map(expandRaceTour)} shown={shown} />
            </details>
          ))}
        </Section>
      )}
    </>
  )
}

function countWeeks(tours: readonly RaceTour[]): string {
  return say.rankedWeeks({ weeks: tours.flatMap(expandRaceTour).length })
}

interface ToursProps {
  /** The weeks of each. */
  readonly tours: readonly (readonly CardWeek[])[]
  readonly shown: IsoDate | null
}

function Tours({ tours, shown }: ToursProps) {
  return (
    <ol className="race-tours">
      {tours.map((weeks) => {
        const { tour } = weeks[0]!
        return (
          <li key={tour.number} className="race-tour">
            <a href={tourPath(tour.id)}>{tour.name}</a>
            {weeks.map((week) => (
              <Week key={week.start} week={week} isShown={week.start === shown} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

function Week({ week, isShown }: { readonly week: CardWeek; readonly isShown: boolean }) {
  return (
    <a
      className={`race-week of-week-${week.week}`}
      href={raceAddress({ week: week.start })}
      aria-current={isShown ? 'true' : undefined}
    >
      <b>{week.name ?? say.rankedWeek({ week: week.week })}</b> <DayRange start={week.start} end={week.end} />
      {week.courses.length > 0 && <small>{week.courses.join(' · ')}</small>}
    </a>
  )
}
