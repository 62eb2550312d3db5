import type { DesignData } from './build-design-data.ts'
import { Breadcrumb } from '#site/ui/components/breadcrumb.tsx'
import { CourseChips } from '#site/ui/tours/course-chip.tsx'
import { EmptyState } from '#site/ui/components/empty-state.tsx'
import { GuideCards } from '#site/ui/components/guide-cards.tsx'
import { ItemCards } from '#site/ui/items/item-card.tsx'
import { ItemChips } from '#site/ui/items/item-chip.tsx'
import { KindSwitch } from '#site/ui/components/kind-switch.tsx'
import { Pager } from '#site/ui/components/pager.tsx'
import { Podium } from '#site/ui/rankings/podium.tsx'
import { RankedCupCard } from '#site/ui/tours/ranked-cup-card.tsx'
import { RankingTable } from '#site/ui/rankings/ranking-table.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { TourRows } from '#site/ui/tours/tour-rows.tsx'
import { Skeleton } from '#site/ui/controls/skeleton.tsx'
import type { RankingMoment } from '#site/features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '#site/features/rankings/reasons/row-reasons.tsx'
import { DesignPart } from './design-part.tsx'
import { itemListPath, routes, tourPath } from '#pages/routes/routes.ts'

/** Catalogue entries as pages show them. */
export function CardSection({ data }: { data: DesignData }) {
  const { items, rankedCup, guides, tour, rows } = data
  return (
    <Section id="cards" title="Cards and chips">
      <DesignPart title="Items as cards">
        <ItemCards items={items} />
      </DesignPart>
      <DesignPart title="Items and courses as chips">
        <ItemChips items={items.slice(0, 6)} name="Items" />
        {rankedCup && <CourseChips variants={rankedCup.courses} />}
      </DesignPart>
      <DesignPart title="Podium">
        <div className="card podium-card">
          <Podium rows={rows.slice(0, 3)} />
        </div>
      </DesignPart>
      {rankedCup && (
        <DesignPart title="Ranked cup">
          <RankedCupCard cup={rankedCup} heading="h3" />
        </DesignPart>
      )}
      <DesignPart title="Guides">
        <GuideCards guides={guides} />
      </DesignPart>
      <DesignPart title="Tours as rows">
        <TourRows tours={[tour]} />
      </DesignPart>
    </Section>
  )
}

export function TableSection({ data }: { data: DesignData }) {
  const caption = 'The best drivers of the day'
  const { date, plain, rows } = data
  const moment: RankingMoment = {
    of: 'day',
    courseCount: null,
    date,
    raced: 'today',
    plain,
    best: rows[0]?.score ?? 0,
    isEstimated: true,
    isAtLevelOne: false,
    change: null,
  }
  return (
    <Section id="tables" title="Data table" aside="Sort by any heading; open a row for its reasons">
      <RankingTable
        caption={caption}
        rows={rows}
        {...moment}
        plain={plain.score}
        renderReasons={(row) => <RowReasons row={row} moment={moment} />}
      />
    </Section>
  )
}

/** Navigation, and what readers see where there is nothing. */
export function WaySection({ data }: { data: DesignData }) {
  const { tours } = data
  const [previous, , next] = tours
  return (
    <Section id="ways" title="Navigation and empty states">
      <DesignPart title="Breadcrumb">
        <Breadcrumb crumbs={['tour-list', 'ranking-list']} />
      </DesignPart>
      <DesignPart title="The same page for other kinds">
        <KindSwitch label="Kinds" current="kart" pathOf={itemListPath} />
      </DesignPart>
      {previous && next && (
        <DesignPart title="Previous and next">
          <Pager
            label="Other tours"
            previous={{ path: tourPath(previous.id), name: previous.name }}
            next={{ path: tourPath(next.id), name: next.name }}
          />
        </DesignPart>
      )}
      <DesignPart title="Empty state">
        <EmptyState title="No drivers match">
          <a className="button" href={routes['driver-list']}>
            Show all
          </a>
        </EmptyState>
      </DesignPart>
      <DesignPart title="Skeleton">
        <Skeleton what="A sample" />
        <Skeleton what="A sample" lines={6} shape="cards" />
      </DesignPart>
    </Section>
  )
}
