import * as say from '#wording/planner.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

const reachNames: Readonly<Record<Reach, string>> = {
  cup: say.reachNames({ reach: 'cup' }),
  tour: say.reachNames({ reach: 'tour' }),
  year: say.reachNames({ reach: 'year' }),
  all: say.reachNames({ reach: 'all' }),
}

/** Chooses which course variants count. */
export function ReachChoice({ game, state, ask }: PlannerViewProps) {
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
      onChoose={(reach) => ask({ reach })}
    />
  )
}
