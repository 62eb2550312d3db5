import type { ItemPage } from '#pages/page-data.ts'
import { itemPath, skillPath, tourPath } from '#pages/routes.ts'
import { rarityNames } from '#pages/wording.ts'
import { Day } from '../components/day.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ItemEmblem } from '../components/emblem.tsx'
import { Fact, Facts, NotRecorded } from '../components/facts.tsx'
import { ItemCards } from '../components/item-card.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'
import { RarityMark } from '../components/rarity-mark.tsx'
import { BasisNote, RecordLabelBadge } from '../components/record-label-badge.tsx'
import { Section } from '../components/section.tsx'
import { formatCount, kindNames } from '../components/wording.ts'
import { LazyPart } from '../loading/lazy-part.tsx'
import { createStillPart } from '../loading/still-part.tsx'
import { OwnPlace } from '../overlay/own-place.tsx'
import { hasTicks } from '../planner/has-ticks.ts'
import { HistorySection } from './history-section.tsx'
import { ItemCourseTable } from './item-course-table.tsx'

/** Only for who has ticks. */
const loadVerdict = async () => (hasTicks() ? (await import('../planner/item-verdict.tsx')).ItemVerdict : NoVerdict)
const NoVerdict = () => null
const loadHistory = () => import('../charts/item-history.tsx').then(({ ItemHistory }) => ItemHistory)
const ItemNow = createStillPart('now', 'What it is worth', () =>
  import('./item-now.tsx').then((module) => module.ItemNow),
)

export function ItemView({ data }: { data: ItemPage }) {
  const { item, courses, neighbours } = data
  const topCount = courses.filter((course) => course.shelf === 'top').length
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={item.name} emblem={<ItemEmblem item={item} size="hero" />}>
        <RarityMark rarity={item.rarity} /> {rarityNames[item.rarity]} {kindNames[item.kind].toLowerCase()}
        <ItemFacts data={data} />
        <OwnPlace item={item} />
      </PageHeader>
      <ItemNow data={data} />
      <div className="verdict-place">
        <LazyPart what="What it means for you" load={loadVerdict} props={{ item }} waiting={null} />
      </div>
      <Section
        id="shelves"
        title="Where it shines"
        aside={
          <>
            {formatCount(topCount, 'top shelf', 'top shelves')}, {courses.length - topCount} middle, on{' '}
            <Day date={data.date} /> <RecordLabelBadge label={data.label} />
          </>
        }
      >
        {courses.length > 0 ? (
          <ItemCourseTable courses={courses} itemName={item.name} />
        ) : (
          <EmptyState title="No shelf of this item is on record">
            It may have come after the last record. <a href="/courses/">Look through the courses</a>
          </EmptyState>
        )}
      </Section>
      {data.history.days.length > 0 && (
        <HistorySection title="Through time" panels={3}>
          <LazyPart what="The history" load={loadHistory} props={{ data }} waiting={null} />
        </HistorySection>
      )}
      {data.similar.length > 0 && (
        <Section id="similar" title={`${kindNames[item.kind]}s like it`}>
          <ItemCards items={data.similar} />
        </Section>
      )}
      <Pager
        label={`Other ${item.kind}s`}
        previous={neighbours.previous && { path: itemPath(neighbours.previous), name: neighbours.previous.name }}
        next={neighbours.next && { path: itemPath(neighbours.next), name: neighbours.next.name }}
      />
    </>
  )
}

function ItemFacts({ data }: { data: ItemPage }) {
  return (
    <Facts>
      <Fact name={data.item.kind === 'driver' ? 'Special skill' : 'Skill'}>
        {data.skill ? <a href={skillPath(data.skill.id)}>{data.skill.name}</a> : <NotRecorded />}
      </Fact>
      <Fact name="Debut">{data.debut ? <a href={tourPath(data.debut.id)}>{data.debut.name}</a> : <NotRecorded />}</Fact>
      {data.debut && (
        <Fact name="Since">
          <Day date={data.debut.start} />
        </Fact>
      )}
      {data.basis !== 'recorded' && (
        <Fact name="Source">
          <BasisNote basis={data.basis} />
        </Fact>
      )}
    </Facts>
  )
}
