import { useMemo } from 'react'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { type RacePage, expandRaceTour, type CardWeek, type RaceTour } from '#pages/data/race-page.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { contains, findBeside } from '#rankings/planner/plan-week.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/race.ts'
import { parseRaceState, raceAddress } from '#pages/race/race-address.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { tourPath, tourWeekPath } from '#pages/routes/routes.ts'
import { groupBy } from '#base/group-by.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { DayForm } from '../../ui/components/day-form.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RecordLabelBadge, CycleNote } from '../../ui/components/record-label-badge.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { goTo } from '../../features/navigation/navigation-services.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { useQueryHint } from '../../features/lists/query-hint.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { Section } from '../../ui/components/section.tsx'
import '../../ui/components/brief-head.css'
import './race-view.css'

const loadChosen = () => import('../../features/race/chosen-race.tsx').then(({ ChosenRace }) => ChosenRace)
const loadWeek = () => import('../../features/race/week-board.tsx').then(({ WeekBoard }) => WeekBoard)

/** The race card of a ranked week, or of any courses; the address says which. */
export function RaceView({ data, title }: PageViewProps<RacePage>) {
  const { last } = data
  const query = useQuery()
  const { week: day, courses, picks } = useMemo(() => parseRaceState(query), [query])
  const weeks = useMemo(() => [...data.round, ...data.earlier].flatMap(expandRaceTour).toSorted(compareStarts), [data])
  const asked = day === null ? last : weeks.find(contains(day))
  const shown = asked ?? last
  const isCurrent = shown?.start === last?.start
  useQueryHint(query, true)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} look="brief-head">
        {rich(say.lead({ day: formatDay(data.date) }), {
          more: (text) => <span className="head-more">{text}</span>,
          record: <RecordLabelBadge label={data.label} />,
        })}
      </PageHeader>
      {!courses && shown && <OtherWeeks weeks={weeks} day={shown.start} />}
      <section className="race-slot race-ground" aria-label={say.raceCard()}>
        {courses ? (
          <LazyPart what={say.theRaceCard()} load={loadChosen} props={{ courses, picks, day }} waiting={null} />
        ) : (
          <>
            {!asked && <Unknown day={day} />}
            <noscript>
              <p>{say.needsScript()}</p>
            </noscript>
            {shown && <RaceHead week={shown} />}
            {last && isCurrent && (
              <>
                <RaceBoard week={last} />
                <p className="actions">
                  <a className="button" href={raceAddress({ courses: last.courses.map(({ variant }) => variant.id) })}>
                    {say.changeTheCourses()}
                  </a>
                </p>
              </>
            )}
            {shown && !isCurrent && (
              <LazyPart
                key={shown.start}
                what={say.theRaceCard()}
                load={loadWeek}
                props={{ week: shown }}
                waiting={<Skeleton what={say.theRaceCard()} shape="cards" lines={3} />}
              />
            )}
          </>
        )}
      </section>
      <RaceWeeks data={data} shown={courses ? null : (shown?.start ?? null)} />
    </>
  )
}

function toStep(week: RankedCupDate | null) {
  return week && { href: raceAddress({ week: week.start }), name: formatDay(week.start) }
}

/** To the weeks beside it, and to the one of any day. */
function OtherWeeks({ weeks, day }: { readonly weeks: readonly RankedCupDate[]; readonly day: IsoDate }) {
  const { previous, next } = findBeside(weeks, day)
  return (
    <StepNavigation label={say.otherWeeks()} previous={toStep(previous)} next={toStep(next)}>
      <DayForm
        label={say.weekDay()}
        day={day}
        first={weeks[0]!.start}
        last={addDays(weeks.at(-1)!.end, -1)}
        onDay={(wanted) => void goTo(raceAddress({ week: wanted }))}
      />
    </StepNavigation>
  )
}

/** @param day without a card; null where no ranked cup has one */
function Unknown({ day }: { readonly day: IsoDate | null }) {
  return <output>{day === null ? say.noCupKnown() : say.cupUnknownOn({ day: formatDay(day) })}</output>
}

function compareStarts(a: RankedCupDate, b: RankedCupDate): number {
  return a.start < b.start ? -1 : 1
}

/** Which ranked week a card is for, and what else there is of it. */
function RaceHead({ week: cup }: { readonly week: RankedCupDate }) {
  const { tour, week, start, end, basis } = cup
  return (
    <div className="race-head">
      <p className="eyebrow">
        {rich(say.tourWeek({ week }), {
          tour: <a href={tourPath(tour.id)}>{tour.name}</a>,
          basis: <CycleNote basis={basis} />,
        })}
      </p>
      <h2 className="race-title">{nameRankedCup(cup, tour.name)}</h2>
      <p>
        <DayRange start={start} end={end} hasHour />
      </p>
      <p className="race-ways">
        <a href={tourWeekPath(tour.id, week)}>{say.rankingsOfThatWeek()}</a>{' '}
        <a href={plannerAddress({ on: start })}>{say.planForIt()}</a>
      </p>
    </div>
  )
}

interface RaceWeeksProps {
  readonly data: Pick<RacePage, 'round' | 'earlier'>
  /** The first day of the week whose card is shown; null for other courses. */
  readonly shown: IsoDate | null
}

/** Every ranked week that has a card, tour by tour: the last round, then the years before. */
function RaceWeeks({ data, shown }: RaceWeeksProps) {
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
