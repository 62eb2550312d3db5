import { useMemo } from 'react'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage, ItemCourse } from '#pages/data/item-pages.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { compareAddress } from '#pages/item/compare-address.ts'
import { skillPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/item.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { ItemEmblem, CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts, NotRecorded } from '../../ui/components/facts.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { ReportButton } from '../../ui/components/report-button.tsx'
import { BasisNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Term, termAnchor } from '../../ui/components/term.tsx'
import { Section } from '../../ui/components/section.tsx'
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { OwnToggle } from '../../features/checklist/ownership-marks/own-toggle.tsx'
import { useHasMarks } from '../../features/checklist/has-marks.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { type Column, DataTable } from '../../ui/components/data-table.tsx'
import { BoostMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'
import { HistorySection } from './history-section.tsx'
import './item-view.css'

const loadVerdict = () =>
  import('../../features/planner/verdict/item-verdict.tsx').then(({ ItemVerdict }) => ItemVerdict)
const loadHistory = () =>
  import('../../features/rankings/charts/item-history.tsx').then(({ ItemHistory }) => ItemHistory)
const ItemNow = createStaticIsland('now', say.nowPart(), () =>
  import('./item-now.tsx').then((module) => module.ItemNow),
)
const ItemLastCups = createStaticIsland('cups', say.cupsPart(), () =>
  import('./item-last-cups.tsx').then((module) => module.ItemLastCups),
)
const ItemLevels = createStaticIsland('levels', say.levelsPart(), () =>
  import('./item-levels.tsx').then((module) => module.ItemLevels),
)
const ItemMore = createStaticIsland('more', say.morePart(), () =>
  import('./item-more.tsx').then((module) => module.ItemMore),
)

export function ItemView({ data, context: { today } }: PageViewProps<ItemPage>) {
  const { item } = data
  const courses = useMemo(() => data.courses.map(expandItemCourse), [data])
  const topCount = courses.filter((course) => course.shelf === 'top').length
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={item.name} emblem={<ItemEmblem item={item} size="hero" />}>
        <RarityMark rarity={item.rarity} /> {say.rarityAndKind({ rarity: item.rarity, kind: item.kind })}&emsp;
        <a className="compare-link" href={compareAddress({ kind: item.kind, ids: [item.id] })}>
          {say.compare()}
        </a>
        <ItemFacts data={data} />
        <OwnToggle item={item} />
      </PageHeader>
      <ItemNow data={data} day={today} />
      <div className="verdict-slot">
        <Verdict item={item} />
      </div>
      <ItemLastCups data={data} />
      <BelowFirstScreen>
        <Section
          id="shelves"
          title={say.whereItShines()}
          aside={
            <>
              {rich(
                say.shelfCounts({
                  tops: topCount,
                  middle: courses.length - topCount,
                  isShort: data.knownTops ? 'yes' : 'no',
                  known: data.knownTops ? formatKnownTops(data.knownTops) : '',
                }),
                {
                  term: (inner) => <Term of="top-shelf">{inner}</Term>,
                  day: <Day date={today} />,
                },
              )}{' '}
              <RecordLabelBadge label={data.label} />
            </>
          }
        >
          {courses.length > 0 ? (
            <>
              <ItemCourseTable courses={courses} itemName={item.name} />
              <ReportButton>{say.isShelfWrong()}</ReportButton>
            </>
          ) : (
            <EmptyState title={say.noShelf()}>
              {rich(say.mayBeNewer(), { courses: (inner) => <a href="/courses/">{inner}</a> })}
            </EmptyState>
          )}
        </Section>
        <ItemLevels data={data} />
        {data.history.days.length > 0 && (
          <HistorySection title={say.overTime()} panels={3}>
            <LazyPart what={say.historyPart()} load={loadHistory} props={{ data }} waiting={null} />
          </HistorySection>
        )}
        <ItemMore data={data} />
      </BelowFirstScreen>
    </>
  )
}

/** Only for readers with marks. */
function Verdict({ item }: { item: ItemRef }) {
  return useHasMarks() && <LazyPart what={say.verdictPart()} load={loadVerdict} props={{ item }} waiting={null} />
}

function ItemFacts({ data: { item, skill, debut, basis } }: { data: ItemPage }) {
  return (
    <Facts>
      <Fact name={item.kind === 'driver' ? say.specialSkill() : say.skill()}>
        {skill ? <a href={skillPath(skill.id)}>{skill.name}</a> : <NotRecorded />}
      </Fact>
      <Fact name={debut ? say.debutOn({ day: formatDay(debut.start) }) : say.debut()}>
        {debut ? <a href={tourPath(debut.id)}>{debut.name}</a> : <NotRecorded />}
      </Fact>
      {basis !== 'recorded' && (
        <Fact name={say.source()}>
          <BasisNote basis={basis} inferred="rarity" />
        </Fact>
      )}
    </Facts>
  )
}

const columns: readonly Column<ItemCourse>[] = [
  {
    id: 'course',
    title: say.course(),
    sortValue: (course) => course.variant.name,
    cell: (course) => (
      <th scope="row">
        <a className="chip" href={variantPath(course.variant)}>
          <CourseEmblem courseId={course.variant.courseId} />
          <span>{course.variant.name}</span>
        </a>
      </th>
    ),
  },
  {
    id: 'shelf',
    title: say.shelf(),
    sortValue: (course) => (course.shelf === 'top' ? 0 : 1),
    cell: (course) => (
      <td className="shelf-cell">
        {/* Keys have the same above the table: a hundred buttons would mean a hundred tab stops. */}
        <button type="button" tabIndex={-1} popoverTarget={termAnchor('top-shelf')}>
          <ShelfMark shelf={course.shelf} />
        </button>
      </td>
    ),
  },
  {
    id: 'level',
    title: say.fromLevel(),
    numeric: true,
    sortValue: (course) => course.level,
    cell: (course) => (
      <td className="count" data-name={say.fromLevel()}>
        {course.level}
      </td>
    ),
  },
  {
    id: 'since',
    title: say.recordedSince(),
    sortValue: (course) => course.since,
    descendingFirst: true,
    cell: (course) => (
      <td className="since">
        <Day date={course.since} />
        <ReportButton />
      </td>
    ),
  },
  {
    id: 'now',
    title: say.racedLast(),
    hint: say.aboutRacedLast(),
    sortValue: (course) => Number(course.inCup) * 2 + Number(course.inTour),
    descendingFirst: true,
    cell: (course) => (
      <td className="now">
        {course.inCup ? <em className="new">{say.rankedCup()}</em> : course.inTour && say.tour()}
        {course.isBoosted && <BoostMark />}
      </td>
    ),
  },
]

function ItemCourseTable({ courses, itemName }: { courses: readonly ItemCourse[]; itemName: string }) {
  return (
    <DataTable
      caption={say.shelvesOf({ item: itemName })}
      columns={columns}
      rows={courses}
      keyOf={(course) => course.variant.id}
      layout="course-table"
    />
  )
}
