import type { TourPage } from '#pages/page-data.ts'
import { dayRankingPath, tourPath } from '#pages/routes.ts'
import { CourseChips } from '../components/course-chip.tsx'
import { DayRange, formatDay } from '../components/day.tsx'
import { TourEmblem } from '../components/emblem.tsx'
import { Fact, Facts } from '../components/facts.tsx'
import { ItemCards } from '../components/item-card.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Pager } from '../components/pager.tsx'
import { RankedCupCard } from '../components/ranked-cup-card.tsx'
import { RankingLinks } from '../components/ranking-links.tsx'
import { BasisNote, RecordLabelBadge } from '../components/record-label-badge.tsx'
import { Section } from '../components/section.tsx'
import { formatCount } from '../components/wording.ts'
import { TourCups } from './tour-cups.tsx'

const states = { past: 'Over', current: 'On now', coming: 'Coming' } as const

export function TourView({ data }: { data: TourPage }) {
  const { tour, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={tour.name} emblem={<TourEmblem id={tour.id} size="hero" />}>
        <DayRange start={tour.start} end={tour.end} /> <BasisNote basis={tour.basis} />
        <Facts>
          <Fact name="Tour">{tour.number}</Fact>
          <Fact name="State">{states[data.state]}</Fact>
          {data.newCityCourses.length > 0 && <Fact name="New city course">{data.newCityCourses.join(', ')}</Fact>}
        </Facts>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      {data.rankings && (
        <Section id="rankings" title="Best in this tour">
          <RankingLinks rankings={data.rankings} subject={tour.name} />
        </Section>
      )}
      {data.rankedCups.length > 0 && (
        <Section id="ranked" title="Ranked cups">
          <div className="cups">
            {data.rankedCups.map((cup) => (
              <RankedCupCard key={cup.week} cup={cup} />
            ))}
          </div>
        </Section>
      )}
      <TourCups cups={data.cups} />
      {data.newItems.length > 0 && (
        <Section id="new" title="New in this tour" aside={formatCount(data.newItems.length, 'item')}>
          <ItemCards items={data.newItems} />
        </Section>
      )}
      {data.newCourses.length > 0 && (
        <Section id="new-courses" title="New courses" aside={formatCount(data.newCourses.length, 'variant')}>
          <CourseChips variants={data.newCourses} />
        </Section>
      )}
      <RankingDays days={data.rankingDays} />
      <Pager
        label="Other tours"
        previous={neighbours.previous && { path: tourPath(neighbours.previous.id), name: neighbours.previous.name }}
        next={neighbours.next && { path: tourPath(neighbours.next.id), name: neighbours.next.name }}
      />
    </>
  )
}

function RankingDays({ days }: { days: TourPage['rankingDays'] }) {
  if (days.length === 0) return null
  return (
    <Section id="days" title="Day by day">
      <ul className="day-links">
        {days.map((day) => (
          <li key={day}>
            <a href={dayRankingPath(day)}>{formatDay(day)}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
