import { rich } from '../../ui/wording/rich.tsx'
import { useMemo } from 'react'
import type { PlannerPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { countOwned, ownsSomething } from '#rankings/planner/planner-game.ts'
import { firstCollection } from '#documents/collections.ts'
import * as say from '#wording/planner.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { readerCollections } from '../checklist/reader-checklist.ts'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { CoveragePanel } from './coverage/coverage-panel.tsx'
import { GapsPanel } from './gaps/gaps-panel.tsx'
import { usePlannerGame } from '../game/use-planner-game.ts'
import { formatDay } from '#wording/days.ts'
import { LoadoutsPanel } from './loadouts/loadouts-panel.tsx'
import { NextStepsPanel } from './next-steps/next-steps-panel.tsx'
import { NothingOwned } from './parts/nothing-owned.tsx'
import { PlannedWeek } from './planned-week.tsx'
import type { PlannerViewProps } from './state/planner-view-props.ts'
import { SmallestSetPanel } from './smallest-set/smallest-set-panel.tsx'
import { usePlannerState } from './state/use-planner-state.ts'
import './planner-panel.css'

/** The planner for this reader, based on what they own. */
export function PlannerPanel({ data }: { data: PlannerPage }) {
  const { owned } = useReaderChecklist()
  const [state, ask] = usePlannerState()
  const { value: asked, error, retry } = usePlannerGame(state.on)
  const { value: last } = usePlannerGame()
  // A day without a tour is answered with the last.
  const game = asked?.plan.tour ? asked : last
  const isOwner = useMemo(() => game && ownsSomething(game, owned), [game, owned])
  if (error !== undefined) return <LoadFailure what={say.theGameData()} retry={retry} />
  if (!game) return <Skeleton what={say.yourPlan()} lines={6} />
  if (!isOwner && state.tab !== 'smallest-set') return <NothingOwned data={data} ask={ask} />
  return (
    <>
      {asked !== game && state.on !== null && <output>{say.noTourOn({ day: formatDay(state.on) })}</output>}
      <PlannerTabs game={game} levels={owned} state={state} ask={ask} />
    </>
  )
}

/** What the plan is made from; plans for a collection besides the first say so. */
function PlanBasis({ count }: { count: number }) {
  const { listed, current } = useStore(readerCollections)
  const name = current === firstCollection ? null : listed.find(({ key }) => key === current)?.name
  return (
    <span key={name}>
      {rich(say.basis({ count, collection: name ? 'other' : 'first', name: name ?? '' }), {
        wide: (text) => <span className="head-more">{text}</span>,
        items: (text) => <a href={routes.checklist}>{text}</a>,
      })}
    </span>
  )
}

function PlannerTabs(props: PlannerViewProps) {
  const { game, levels, state, ask } = props
  return (
    <div className="planner">
      <PlannedWeek game={game} state={state}>
        <PlanBasis count={countOwned(game, levels)} />
      </PlannedWeek>
      <Tabs
        label={say.tabsLabel()}
        chosen={state.tab}
        onChoose={(tab) => ask({ tab })}
        tabs={[
          { id: 'coverage', title: say.coverage(), panel: <CoveragePanel {...props} /> },
          { id: 'gaps', title: say.gaps(), panel: <GapsPanel {...props} /> },
          { id: 'next', title: say.nextSteps(), panel: <NextStepsPanel {...props} /> },
          { id: 'loadouts', title: say.loadouts(), panel: <LoadoutsPanel {...props} /> },
          { id: 'smallest-set', title: say.smallestSet(), panel: <SmallestSetPanel {...props} /> },
        ]}
      />
    </div>
  )
}
