import { itemKinds } from '#catalogue/entities.ts'
import type { PlannerPage, PlannerStarter } from '#pages/data/player-pages.ts'
import * as say from '#wording/planner.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { Section } from '../../ui/components/section.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import '../../ui/components/brief-head.css'
import './planner-view.css'

const loadPanel = () => import('../../features/planner/planner-panel.tsx').then(({ PlannerPanel }) => PlannerPanel)

/** What holds for everyone is prerendered; the planner itself needs to know what the reader owns. */
export function PlannerView({ data, title }: PageViewProps<PlannerPage>) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} look="brief-head">
        <span className="head-more">{say.whatToRaceWith()}</span>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      <div className="planner-slot">
        <LazyPart what={say.thePlanner()} load={loadPanel} props={{ data }} waiting={<Waiting />} />
      </div>
      <FirstPicks data={data} />
      <Section id="answers" title={say.tabsLabel()}>
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

/** The best picks for every new player. */
function FirstPicks({ data }: { data: PlannerPage }) {
  return (
    <Section id="begin" title={say.bestFirstPicks()}>
      <p className="planner-lead">{say.firstPicksExplanation({ variantCount: data.variantCount })}</p>
      <div className="columns starters">
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
  [say.coverage(), say.aboutCoverage()],
  [say.gaps(), say.aboutGaps()],
  [say.nextSteps(), say.aboutNextSteps()],
  [say.loadouts(), say.aboutLoadouts()],
  [say.smallestSet(), say.aboutSmallestSet()],
] as const

function Waiting() {
  return (
    <>
      <Skeleton what={say.yourPlan()} lines={6} />
      <noscript>
        <p>{say.needsScript()}</p>
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
              <b>+{adds}</b> <small>{say.ofTopCount({ topCount })}</small>
            </span>
            <meter value={reached} max={of} aria-label={say.picksReach({ reached, of })} />
          </li>
        )
      })}
    </ol>
  )
}
