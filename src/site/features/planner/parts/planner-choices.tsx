import * as say from '#wording/planner.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import type { PlannerViewProps } from '../state/use-planner-state.ts'

const names = { every: say.allKinds(), ...kindPlurals }

/** Chooses one kind of item, or all. */
export function KindChoice({ state, change }: PlannerViewProps) {
  return (
    <Choices
      legend={say.kindOfItem()}
      isLegendHidden
      choices={['every', ...itemKinds]}
      names={names}
      chosen={state.kind ?? 'every'}
      onChoose={(kind) => change({ kind: kind === 'every' ? null : kind })}
    />
  )
}

const reachNames: Readonly<Record<Reach, string>> = {
  cup: say.reachNames({ reach: 'cup' }),
  tour: say.reachNames({ reach: 'tour' }),
  year: say.reachNames({ reach: 'year' }),
  all: say.reachNames({ reach: 'all' }),
}

/** Chooses which course variants count. */
export function ReachChoice({ game, state, change }: PlannerViewProps) {
  const hasTour = game.variants.some(({ zone }) => zone !== 'elsewhere')
  if (!hasTour) return null
  return (
    <Choices
      legend={say.courses()}
      isLegendHidden
      isLong
      choices={reaches}
      names={reachNames}
      chosen={reachOf(state)}
      onChoose={(reach) => change({ reach })}
    />
  )
}
