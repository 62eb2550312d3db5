import { useMemo } from 'react'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { RacePage } from '#pages/data/race-pages.ts'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import { expandRaceTour } from '#pages/data/race-tours.ts'
import { contains, findBeside } from '#rankings/planner/plan-week.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/race.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { DayForm } from '../../ui/components/day-form.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { parseRaceState, raceAddress } from '#pages/race/race-address.ts'
import { goTo } from '../../features/navigation/go-to.ts'
import { RaceBoard } from '../../features/race/race-board.tsx'
import { useQueryHint } from '../../features/lists/query-hint.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { RaceHead } from './race-head.tsx'
import { RaceWeeks } from './race-weeks.tsx'
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
