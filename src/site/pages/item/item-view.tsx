import { useMemo } from 'react'
import { expandItemCourse } from '#pages/data/compact-item-course.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { compareAddress } from '#pages/item/compare-address.ts'
import { skillPath, tourPath } from '#pages/routes/routes.ts'
import { knownTops as formatKnownTops, rarityNames } from '#wording/kinds.ts'
import { formatDay } from '#wording/days.ts'
import { Day } from '../../ui/wording/day.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { Fact, Facts, NotRecorded } from '../../ui/components/facts.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { ReportButton } from '../../ui/components/report-button.tsx'
import { BasisNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Term } from '../../ui/components/term.tsx'
import { Section } from '../../ui/components/section.tsx'
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { OwnToggle } from '../../features/checklist/ownership-marks/own-toggle.tsx'
import { useHasMarks } from '../../features/checklist/use-has-marks.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { HistorySection } from './history-section.tsx'
import { ItemCourseTable } from './item-course-table.tsx'
import './item-rank.css'
import './item-levels.css'
import './item-view.css'

const loadVerdict = () =>
  import('../../features/planner/verdict/item-verdict.tsx').then(({ ItemVerdict }) => ItemVerdict)
const loadHistory = () =>
  import('../../features/rankings/charts/item-history.tsx').then(({ ItemHistory }) => ItemHistory)
const ItemNow = createStaticIsland('now', 'What it is worth', () =>
  import('./item-now.tsx').then((module) => module.ItemNow),
)
const ItemLastCups = createStaticIsland('cups', 'The last ranked cups', () =>
  import('./item-last-cups.tsx').then((module) => module.ItemLastCups),
)
const ItemLevels = createStaticIsland('levels', 'What its levels bring', () =>
  import('./item-levels.tsx').then((module) => module.ItemLevels),
)
const ItemMore = createStaticIsland('more', 'Where to go next', () =>
  import('./item-more.tsx').then((module) => module.ItemMore),
)

export function ItemView({ data, context: { today } }: PageViewProps<ItemPage>) {
  const { item } = data
  const courses = useMemo(() => data.courses.map(expandItemCourse), [data])
  const topCount = courses.filter((course) => course.shelf === 'top').length
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={item.name} emblem={<ItemEmblem item={item} size="hero" />}>
        <RarityMark rarity={item.rarity} /> {rarityNames[item.rarity]()} {item.kind}&emsp;
        <a className="compare-link" href={compareAddress({ kind: item.kind, ids: [item.id] })}>
          Compare
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
          title="Where it shines"
          aside={
            <>
              {topCount} <Term of="top-shelf">{topCount === 1 ? 'top shelf' : 'top shelves'}</Term>,{' '}
              {courses.length - topCount} middle, on <Day date={today} />{' '}
              {data.knownTops && `(${formatKnownTops(data.knownTops)}) `}
              <RecordLabelBadge label={data.label} />
            </>
          }
        >
          {courses.length > 0 ? (
            <>
              <ItemCourseTable courses={courses} itemName={item.name} />
              <ReportButton>Is a shelf wrong?</ReportButton>
            </>
          ) : (
            <EmptyState title="No shelf of this item is on record">
              It may be newer than the last record. <a href="/courses/">Browse the courses</a>
            </EmptyState>
          )}
        </Section>
        <ItemLevels data={data} />
        {data.history.days.length > 0 && (
          <HistorySection title="Over time" panels={3}>
            <LazyPart what="The history" load={loadHistory} props={{ data }} waiting={null} />
          </HistorySection>
        )}
        <ItemMore data={data} />
      </BelowFirstScreen>
    </>
  )
}

/** Only for readers with marks. */
function Verdict({ item }: { item: ItemRef }) {
  return useHasMarks() && <LazyPart what="What it means for you" load={loadVerdict} props={{ item }} waiting={null} />
}

function ItemFacts({ data: { item, skill, debut, basis } }: { data: ItemPage }) {
  return (
    <Facts>
      <Fact name={item.kind === 'driver' ? 'Special skill' : 'Skill'}>
        {skill ? <a href={skillPath(skill.id)}>{skill.name}</a> : <NotRecorded />}
      </Fact>
      <Fact name={debut ? `Debut on ${formatDay(debut.start)}` : 'Debut'}>
        {debut ? <a href={tourPath(debut.id)}>{debut.name}</a> : <NotRecorded />}
      </Fact>
      {basis !== 'recorded' && (
        <Fact name="Source">
          <BasisNote basis={basis} inferred="Rarity" />
        </Fact>
      )}
    </Facts>
  )
}
