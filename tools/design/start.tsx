// First: it declares the order of layers before any other style sheet.
import { createRoot } from 'react-dom/client'
import { ToastVoice } from '#site/ui/toasts/toast-voice.tsx'
import { PageHeader, Breadcrumb } from '#site/ui/components/page-header.tsx'
import { LazyPart } from '#site/ui/loading/lazy-part.tsx'
import { HistorySection } from '#site/pages/item/history-section.tsx'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { tiers } from '#rankings/ranking.ts'
import { Fact, Facts } from '#site/ui/components/facts.tsx'
import { Icon, iconNames } from '#site/ui/components/icon.tsx'
import { MovementWords, movementClass } from '#site/ui/rankings/movement-words.tsx'
import { RankingLegend } from '#site/ui/rankings/ranking-legend.tsx'
import { RarityMark } from '#site/ui/items/rarity-mark.tsx'
import { BasisNote, CycleNote, RecordLabelBadge } from '#site/ui/components/record-label-badge.tsx'
import { ReportButton } from '#site/ui/components/report-button.tsx'
import { Section } from '#site/ui/components/section.tsx'
import { LevelMark, ShelfMark } from '#site/ui/items/shelf-mark.tsx'
import { TierMark } from '#site/ui/items/tier-mark.tsx'
import { ProgressBar } from '#site/ui/controls/progress-bar.tsx'
import { CompleteCoverage, GapMark, Pips } from '#site/features/planner/parts/coverage-notes.tsx'
import { CourseChips } from '#site/ui/tours/course-chip.tsx'
import { EmptyState } from '#site/ui/components/empty-state.tsx'
import { GuideCards } from '#site/ui/components/guide-cards.tsx'
import { ItemCards } from '#site/ui/items/item-card.tsx'
import { ItemChips } from '#site/ui/items/item-chip.tsx'
import { KindSwitch } from '#site/ui/components/kind-switch.tsx'
import { Pager } from '#site/ui/components/pager.tsx'
import { Podium } from '#site/ui/rankings/podiums.tsx'
import { RankedCupCard } from '#site/ui/tours/ranked-cup-card.tsx'
import { RankingTable } from '#site/ui/rankings/ranking-table.tsx'
import { TourRows } from '#site/ui/tours/tour-rows.tsx'
import { Skeleton } from '#site/ui/controls/skeleton.tsx'
import type { RankingMoment } from '#site/features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '#site/features/rankings/reasons/row-reasons.tsx'
import { itemListPath, routes, tourPath } from '#pages/routes/routes.ts'
import type { DesignData } from './build-design-data.ts'
import { designStateId, designTitle } from './design-address.ts'
import { DesignPart } from './design-part.tsx'
import { ControlSection } from './control-section.tsx'
import { EmblemSection } from './emblem-section.tsx'
import { ColourSection, MotionSection, ShapeSection, TypeSection } from './token-sections.tsx'
import '#site/shell/site.css'
import './design.css'

const loadHistory = () =>
  import('#site/features/rankings/charts/best-history.tsx').then(({ BestHistory }) => BestHistory)

/** Every component on one page: to compare them, and to see what a change does. */
function DesignView({ data }: { data: DesignData }) {
  const items = data.rows.slice(0, 3).map(({ item }) => item)
  return (
    <>
      <PageHeader crumbs={[]} title={designTitle}>
        Every colour, size, picture and component that this site is made of, in all of their states. They follow the
        reader&rsquo;s theme and motion settings.
      </PageHeader>
      <div className="design">
        <ColourSection />
        <TypeSection />
        <ShapeSection />
        <MotionSection />
        <EmblemSection data={data} />
        <MarkSection labels={data.labels} />
        <CardSection data={data} />
        <TableSection data={data} />
        <WaySection data={data} />
        <ControlSection />
        <HistorySection title="Charts" panels={3}>
          <LazyPart
            what="The chart"
            load={loadHistory}
            props={{ title: 'The best three drivers over time', items }}
            waiting={null}
          />
        </HistorySection>
      </div>
    </>
  )
}

const designData: DesignData = JSON.parse(document.getElementById(designStateId)?.textContent ?? '')

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <main id="main">
      <DesignView data={designData} />
    </main>
    <div id="modals" />
    <ToastVoice />
  </>,
)

/** Marks that say one thing in a word or less, and never by colour alone. */
function MarkSection({ labels }: Pick<DesignData, 'labels'>) {
  return (
    <Section id="marks" title="Marks">
      <Facts>
        <Fact name="Rarity">
          <span className="mark-line">
            {rarities.map((rarity) => (
              <RarityMark key={rarity} rarity={rarity} />
            ))}
          </span>
        </Fact>
        <Fact name="Tier">
          <span className="mark-line">
            {tiers.map((tier) => (
              <TierMark key={tier} tier={tier} />
            ))}
          </span>
        </Fact>
        <Fact name="Shelf, with the level that reaches it">
          <span className="mark-line">
            <ShelfMark shelf="top" /> <LevelMark level={6} />
            <ShelfMark shelf="middle" />
          </span>
        </Fact>
        <Fact name="Movement">
          <span className="mark-line">
            {[3, -2, 0, null].map((movement) => (
              <span key={movement} className={`move ${movementClass(movement)}`}>
                <MovementWords movement={movement} />
              </span>
            ))}
          </span>
        </Fact>
        <Fact name="New">
          <em className="new">New</em>
        </Fact>
        <Fact name="Not recorded">
          <BasisNote basis="inferred" inferred="debut" /> <CycleNote basis="inferred" of="tour" />
        </Fact>
      </Facts>
      <DesignPart title="Covered, gap, complete, report">
        <p className="design-note">
          Four looks, each told apart without colour. Of the four, red means one thing: what the reader owns of the top
          shelf.
        </p>
        <Facts>
          <Fact name="Covered: filled">
            <Pips kinds={itemKinds} />
          </Fact>
          <Fact name="Gap: hollow">
            <span className="mark-line">
              <Pips kinds={[]} /> <GapMark />
            </span>
          </Fact>
          <Fact name="Report: a flag">
            <ReportButton>Is a shelf wrong?</ReportButton>
          </Fact>
        </Facts>
        <ProgressBar label="Courses covered" value={410} of={546} />
        <ProgressBar label="Courses covered" value={546} of={546} words="All 546" />
        <CompleteCoverage title="Complete: chequered">
          You own a top-shelf driver, kart and glider for all.
        </CompleteCoverage>
      </DesignPart>
      <DesignPart title="Where the shelves come from">
        <div className="mark-line">
          {labels.map((label) => (
            <RecordLabelBadge key={label.label} label={label} />
          ))}
        </div>
      </DesignPart>
      <DesignPart title="Icons">
        <ul className="icon-samples">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </DesignPart>
      <RankingLegend itemKind="driver" of="day" />
    </Section>
  )
}

/** Catalogue entries as pages show them. */
function CardSection({ data }: { data: DesignData }) {
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

function TableSection({ data }: { data: DesignData }) {
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
function WaySection({ data }: { data: DesignData }) {
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
