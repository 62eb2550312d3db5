import { useMemo } from 'react'
import type { RacePage, RaceWeek } from '#pages/data/race-pages.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { findLatest } from '../../ui/countdown/find-in-force.ts'
import { useClock } from '../../ui/countdown/use-clock.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { parseRaceState } from '#pages/race/race-address.ts'
import { useQueryHint } from '../../features/lists/state/use-query-hint.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { RaceWeeks } from './race-weeks.tsx'
import { WeekRace } from './week-race.tsx'
import './race-view.css'

const loadChosen = () => import('../../features/race/chosen-race.tsx').then(({ ChosenRace }) => ChosenRace)

/** The race card of a ranked week, or of any courses; the address says which. */
export function RaceView({ data }: { data: RacePage }) {
  const { weeks } = data
  const query = useQuery()
  const { week, courses, picks } = useMemo(() => parseRaceState(query), [query])
  const [moment, readClock] = useClock()
  const current = findLatest(weeks, moment)
  const asked = week === null ? undefined : weeks.find(({ start }) => start === week)
  useQueryHint(query, true)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={data.title}>
        What to race with, course by course: the best there are, or the best of what you own.
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <section className="race-slot race-ground" aria-label="Race card">
        {courses ? (
          <LazyPart what="The race card" load={loadChosen} props={{ courses, picks, weeks }} waiting={null} />
        ) : (
          <Week week={asked ?? current} isUnknown={week !== null && !asked} moment={moment} onOver={readClock} />
        )}
      </section>
      <RaceWeeks weeks={weeks} shown={courses ? undefined : (asked ?? current)} />
    </>
  )
}

interface WeekProps {
  readonly week: RaceWeek | undefined
  /** Whether the address asks for another one. */
  readonly isUnknown: boolean
  readonly moment: number | null
  readonly onOver: () => void
}

function Week({ week, isUnknown, moment, onOver }: WeekProps) {
  if (!week) return <p>The courses of this week&rsquo;s ranked cup are not known.</p>
  return (
    <>
      {isUnknown && <output>That week is over, or not known yet. Here is this week’s ranked cup.</output>}
      <WeekRace key={week.start} week={week} moment={moment} onOver={onOver} />
    </>
  )
}
