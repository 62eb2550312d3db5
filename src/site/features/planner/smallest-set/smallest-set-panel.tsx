import { useMemo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { buildSetQuestion, describeSet } from '#rankings/planner/set-question.ts'
import * as say from '#wording/planner.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { firstBudgetMs } from './cover-budgets.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import { KindChoice } from '../parts/kind-choice.tsx'
import { ReachChoice } from '../parts/reach-choice.tsx'
import { SetList } from './set-list.tsx'
import { SetSearchBar } from './set-search-bar.tsx'
import { useCoverSearch } from './use-cover-search.ts'
import './smallest-set-panel.css'

const startNames = { owned: say.myItems(), nothing: say.fromScratch() }
const levelNames = { '8': say.upToLevel8(), '1': say.level1Only() }

/** The fewest items that cover every course, from scratch or on top of what is owned. */
export function SmallestSetPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { kind, setLevel } = state
  const reach = reachOf(state)
  const isOnTop = state.isOnTop && levels.size > 0
  const questions = useMemo(
    () =>
      (kind ? [kind] : itemKinds).map((asked) =>
        buildSetQuestion(game, levels, { kind: asked, reach, isOnTop, level: setLevel }),
      ),
    [game, levels, kind, reach, isOnTop, setLevel],
  )
  const problems = useMemo(() => questions.map(({ problem }) => problem), [questions])
  const search = useCoverSearch(problems, firstBudgetMs)
  const sets = questions.flatMap((question, index) => {
    const found = search.report?.states[index]
    return found ? [describeSet(question, found)] : []
  })
  const isProven = sets.length === questions.length && sets.every((set) => set.members.length === set.lowerBound)
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
        <KindChoice {...props} />
        <SetChoices {...props} />
      </div>
      <SetSearchBar search={search} isProven={isProven} />
      {search.error !== undefined && <LoadFailure what={say.theSearch()} retry={() => search.run(firstBudgetMs)} />}
      <div className="set-lists">
        {sets.map((set) => (
          <SetList key={set.kind} set={set} isOnTop={isOnTop} game={game} isSearching={search.isRunning} />
        ))}
      </div>
    </>
  )
}

function SetChoices({ levels, state, ask }: PlannerViewProps) {
  return (
    <>
      {levels.size > 0 && (
        <Choices
          legend={say.startFrom()}
          isLegendHidden
          choices={['owned', 'nothing']}
          names={startNames}
          chosen={state.isOnTop ? 'owned' : 'nothing'}
          onChoose={(start) => ask({ isOnTop: start === 'owned' })}
        />
      )}
      <Choices
        legend={say.itemLevel()}
        isLegendHidden
        choices={['8', '1']}
        names={levelNames}
        chosen={state.setLevel === 1 ? '1' : '8'}
        onChoose={(level) => ask({ setLevel: level === '1' ? 1 : 8 })}
      />
    </>
  )
}
