import { useMemo, type ReactNode } from 'react'
import type { PlannerPage } from '#pages/data/player-pages.ts'
import { routes, tourPath } from '#pages/routes/routes.ts'
import { countOwned, ownsSomething } from '#rankings/planner/planner-game.ts'
import { firstCollection } from '#documents/collections.ts'
import * as say from '#wording/planner.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { formatDay } from '#wording/days.ts'
import { addDays } from '#catalogue/calendar.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { raceAddress } from '#pages/race/race-address.ts'
import { type CupOfTour, findBeside, listCups } from '#rankings/planner/plan-week.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useStore } from '../../ui/store/create-store.ts'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { DayForm } from '../../ui/components/day-form.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { nameRankedCup } from '../../ui/wording/cup-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { readerCollections, useReaderChecklist } from '../checklist/reader-checklist.ts'
import { usePlannerGame } from '../game/load-planner-game.ts'
import { goTo } from '../navigation/navigation-services.ts'
import { CoveragePanel } from './coverage/coverage-panel.tsx'
import { GapsPanel } from './gaps/gaps-panel.tsx'
import { LoadoutsPanel } from './loadouts/loadouts-panel.tsx'
import { NextStepsPanel } from './next-steps/next-steps-panel.tsx'
import { type PlannerViewProps, usePlannerState } from './state/use-planner-state.ts'
import { SmallestSetPanel } from './smallest-set/smallest-set-panel.tsx'
import './planner-panel.css'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { WaitingItems } from '../checklist/waiting-items.tsx'

/** The planner for this reader, based on what they own. */
export function PlannerPanel({ data }: { data: PlannerPage }) {
  const { owned } = useReaderChecklist()
  const [state, change] = usePlannerState()
  const { value: asked, error, retry } = usePlannerGame(state.on)
  const { value: last } = usePlannerGame()
  // A day without a tour is answered with the last.
  const game = asked?.plan.tour ? asked : last
  const isOwner = useMemo(() => game && ownsSomething(game, owned), [game, owned])
  if (error !== undefined) return <LoadFailure what={say.theGameData()} retry={retry} />
  if (!game) return <Skeleton what={say.yourPlan()} lines={6} />
  if (!isOwner && state.tab !== 'smallest-set') return <NothingOwned data={data} change={change} />
  return (
    <>
      {asked !== game && state.on !== null && <output>{say.noTourOn({ day: formatDay(state.on) })}</output>}
      <PlannerTabs game={game} levels={owned} state={state} change={change} />
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
  const { game, levels, state, change } = props
  return (
    <div className="planner">
      <PlannedWeek game={game} state={state}>
        <PlanBasis count={countOwned(game, levels)} />
      </PlannedWeek>
      <Tabs
        label={say.tabsLabel()}
        chosen={state.tab}
        onChoose={(tab) => change({ tab })}
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

interface PlannedWeekProps extends Pick<PlannerViewProps, 'game' | 'state'> {
  /** What the plan is based on: the beginning of the sentence. */
  readonly children: ReactNode
}

/** What the plan is based on, the week that it is for, and the ways to others. */
function PlannedWeek({ game, state, children }: PlannedWeekProps) {
  const { day, tour, cup } = game.plan
  const { previous, next } = findBeside(
    listCups(game.tours).map((each) => each.cup),
    day,
  )
  const toStep = (week: CupOfTour['cup'] | null) =>
    week && { href: plannerAddress({ ...state, on: week.start }), name: formatDay(week.start) }
  if (!tour) return <p className="planner-source">{children}</p>
  return (
    <div className="planned-week">
      <p className="planner-source">
        {rich(say.plannedFor(), {
          basis: children,
          wide: (inner) => <span className="head-more">{inner}</span>,
          week: (
            <>
              {cup ? (
                <>
                  <a href={raceAddress({ week: cup.cup.start })}>{nameRankedCup(cup.cup, tour.name)}</a>
                  <span className="head-more">
                    {rich(joinWithCommas(['', '<days/>']), {
                      days: <DayRange start={cup.cup.start} end={cup.cup.end} />,
                    })}
                  </span>
                </>
              ) : (
                say.weekWithoutCup({ day: formatDay(day) })
              )}
              {!(cup && nameRankedCup(cup.cup, tour.name).includes(tour.name)) && (
                <span className="head-more">
                  {rich(joinWithCommas(['', '<tour/>']), { tour: <a href={tourPath(tour.id)}>{tour.name}</a> })}
                </span>
              )}
            </>
          ),
        })}
      </p>
      <StepNavigation label={say.otherWeeks()} previous={toStep(previous)} next={toStep(next)}>
        <DayForm
          label={say.weekDay()}
          day={day}
          first={game.tours[0]!.start}
          last={addDays(game.tours.at(-1)!.end, -1)}
          onDay={(on) => void goTo(plannerAddress({ ...state, on }))}
        />
      </StepNavigation>
    </div>
  )
}

/** What to do first, for readers who have marked nothing yet. */
function NothingOwned({ data, change }: { data: PlannerPage; change: PlannerViewProps['change'] }) {
  const { waitingCount } = useReaderChecklist()
  if (waitingCount > 0) return <WaitingItems />
  return (
    <EmptyState title={say.nothingOwned()}>
      <p>{say.nothingOwnedWhy()}</p>
      <p className="actions planner-start">
        <a className="button primary" href={routes.checklist}>
          {say.openTheChecklist()}
        </a>
        <Button look="quiet" onClick={() => change({ tab: 'smallest-set', isOnTop: false })}>
          {say.seeSmallestSets({ count: data.variantCount })}
        </Button>
      </p>
    </EmptyState>
  )
}
