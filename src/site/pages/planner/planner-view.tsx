import { itemKinds } from '#catalogue/entities.ts'
import type { PlannerPage, PlannerStarter } from '#pages/data/player-pages.ts'
import { Day } from '../../ui/wording/day.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatNumber, kindPlurals } from '../../ui/wording/wording.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import './planner-view.css'

const loadPanel = () => import('../../features/planner/planner-panel.tsx').then(({ PlannerPanel }) => PlannerPanel)

/** Prerendered is what holds for everyone; the planner itself needs to know what the reader owns. */
export function PlannerView({ data }: { data: PlannerPage }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Planner">
        What to race with, what to level and what to get, worked out from the items that you own. Shelves of{' '}
        <Day date={data.date} />.
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <div className="planner-slot">
        <LazyPart what="The planner" load={loadPanel} props={{ data }} waiting={<Waiting />} />
      </div>
      <Beginning data={data} />
      <Section id="answers" title="What it answers">
        <dl className="planner-answers">
          {answers.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

/** What is best for everyone who begins. */
function Beginning({ data }: { data: PlannerPage }) {
  return (
    <Section
      id="begin"
      title="Whom to begin with"
      aside={`of ${formatNumber(data.variantCount)} course variants, at level 1`}
    >
      <p className="planner-lead">
        Each of these covers most of what those before it leave open. It holds for everyone who begins; what is best for
        you depends on what you own.
      </p>
      <div className="starters">
        {itemKinds.map((kind) => (
          <section key={kind} className="card starter-card" aria-label={kindPlurals[kind]}>
            <h3>{kindPlurals[kind]}</h3>
            <Starters starters={data.starters[kind]} of={data.variantCount} />
          </section>
        ))}
      </div>
    </Section>
  )
}

const answers = [
  [
    'Coverage',
    'On how many course variants you own a top-shelf driver, kart and glider: this week, this tour, in all.',
  ],
  ['Gaps', 'Where you own none, the ranked cup first, and the shortest way to close each.'],
  ['What next', 'Which missing item, or which level-up for how many tickets, closes most gaps.'],
  ['Loadouts', 'The best you can race with on any course and in the ranked cups, and what would beat it.'],
  ['Smallest set', 'The fewest items that cover everything, from nothing or on top of yours.'],
] as const

function Waiting() {
  return (
    <>
      <Skeleton what="Your plan" lines={6} />
      <noscript>
        <p>The planner works in your browser, from ticks that are kept in it: it needs JavaScript.</p>
      </noscript>
    </>
  )
}

function Starters({ starters, of }: { starters: readonly PlannerStarter[]; of: number }) {
  return (
    <ol>
      {starters.map(({ item, topCount, adds }, index) => {
        const reached = starters.slice(0, index + 1).reduce((sum, starter) => sum + starter.adds, 0)
        return (
          <li key={item.id}>
            <ItemChip item={item} />
            <span className="starter-counts">
              <b>+{adds}</b> <small>of {topCount}</small>
            </span>
            <meter value={reached} max={of} aria-label={`With those before it: ${reached} of ${of}`} />
          </li>
        )
      })}
    </ol>
  )
}
