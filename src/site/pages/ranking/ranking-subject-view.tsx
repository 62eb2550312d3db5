import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankingRef } from '#pages/data/refs.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { loadoutAddress, routes, subjectRankingPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import type { Reweighing } from '#rankings/reweighing.ts'
import { CourseChips } from '../../ui/tours/course-chip.tsx'
import { Day, DayRange } from '../../ui/wording/day.tsx'
import { CourseEmblem, TourEmblem } from '../../ui/emblems/emblem.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { KindSwitch } from '../../ui/components/kind-switch.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager, type PagerLink } from '../../ui/components/pager.tsx'
import { RankingLegend } from '../../ui/rankings/ranking-legend.tsx'
import { RankingTable } from '../../ui/rankings/ranking-table.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { RestOfRanking } from '../../ui/rankings/rest-of-ranking.tsx'
import { formatCount, kindPlurals } from '../../ui/wording/wording.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { ReweighSection } from '../../features/rankings/weights/reweigh-section.tsx'
import { useReweighing } from '../../features/rankings/weights/use-reweighing.ts'
import { WeighedRanking } from '../../features/rankings/weights/weighed-ranking.tsx'
import { HistorySection } from '../item/history-section.tsx'
import './ranking-tools.css'

const loadHistory = () =>
  import('../../features/rankings/charts/best-history.tsx').then(({ BestHistory }) => BestHistory)

export function RankingSubjectView({ data }: { data: RankingSubjectPage }) {
  const { subject, itemKind, rows, rest } = data
  const title = data.title ?? kindPlurals[itemKind]
  const [reweighing, reweigh] = useReweighing([itemKind])
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} emblem={<SubjectEmblem subject={subject} />}>
        <SubjectLead subject={subject} date={data.date} />
        <p>
          {formatCount(rows.length + rest.length, itemKind)}, shelves of <Day date={data.date} />
        </p>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <div className="toolbar">
        <KindSwitch
          label="Kind of item"
          current={itemKind}
          pathOf={(kind) => subjectRankingPath(data.siblings[kind])}
        />
        <div className="ranking-tools">
          <RankingLegend itemKind={itemKind} />
          {subject.of !== 'course' && <ReweighSection rankings={[data]} reweighing={reweighing} onChange={reweigh} />}
        </div>
      </div>
      {data.corrections && <CorrectionNotes corrections={data.corrections} />}
      {rows.length > 0 ? (
        <SubjectRanking data={data} title={title} reweighing={reweighing} />
      ) : (
        <EmptyState title={`No ${itemKind} has a shelf here on record`}>
          <a href="/rankings/">Look through the other rankings</a>
        </EmptyState>
      )}
      <Pager
        label="Other rankings"
        previous={toPagerLink(data.neighbours.previous)}
        next={toPagerLink(data.neighbours.next)}
      />
    </>
  )
}

function toPagerLink(ranking: RankingRef | null): PagerLink | null {
  return ranking && { path: subjectRankingPath(ranking.hash), name: ranking.name }
}

interface SubjectRankingProps {
  readonly data: RankingSubjectPage
  readonly title: string
  readonly reweighing: Reweighing
}

function SubjectRanking({ data, title, reweighing }: SubjectRankingProps) {
  const { subject, itemKind, rows, rest } = data
  const moment: RankingMoment = { date: data.date, raced: findRaced(subject), change: data.change }
  const best = rows.slice(0, 5).map(({ item }) => item)
  const history = (
    <HistorySection title="The best five through time" panels={5}>
      <LazyPart
        what="The history"
        load={loadHistory}
        props={{ title: 'Daily rank of the best five', items: best }}
        waiting={null}
      />
    </HistorySection>
  )
  const asItIs = (
    <>
      <RankingTable
        caption={title}
        rows={rows}
        of={subject.of}
        renderReasons={(row) => <RowReasons row={row} moment={moment} />}
      />
      {history}
      {rest.length > 0 && <RestOfRanking itemKind={itemKind} firstRank={rows.length + 1} rest={rest} />}
    </>
  )
  if (subject.of === 'course') return asItIs
  return (
    <WeighedRanking caption={title} ranking={data} reweighing={reweighing} moment={moment} between={history}>
      {asItIs}
    </WeighedRanking>
  )
}

type Subject = RankingSubjectPage['subject']

function findRaced(subject: Subject): RankingMoment['raced'] {
  if (subject.of === 'course') return 'today'
  return { tour: subject.tour, cup: subject.of === 'week' ? subject.cup.courses : 'both weeks' }
}

function SubjectEmblem({ subject }: { subject: Subject }) {
  return subject.of === 'course' ? (
    <CourseEmblem courseId={subject.variant.courseId} size="hero" />
  ) : (
    <TourEmblem id={subject.tour.id} size="hero" />
  )
}

function SubjectLead({ subject, date }: { subject: Subject; date: IsoDate }) {
  if (subject.of === 'course') {
    return (
      <>
        <a href={variantPath(subject.variant)}>{subject.variant.name}</a>,{' '}
        <a href={loadoutAddress(subject.variant.id)}>my loadout there</a>
      </>
    )
  }
  const days = subject.of === 'week' ? subject.cup : subject.tour
  return (
    <>
      <a href={tourPath(subject.tour.id)}>{subject.tour.name}</a>, <DayRange start={days.start} end={days.end} />
      {days.end > date && (
        <>
          ,{' '}
          {subject.of === 'week' ? (
            <a href={loadoutAddress(subject.cup.start)}>my loadout for it</a>
          ) : (
            <a href={`${routes.planner}?show=gaps&in=tour`}>my gaps in it</a>
          )}
        </>
      )}
      {subject.of === 'week' && subject.cup.courses.length > 0 && <CourseChips variants={subject.cup.courses} />}
    </>
  )
}
