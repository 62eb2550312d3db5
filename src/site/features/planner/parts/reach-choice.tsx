import { reachOf } from '#pages/player/planner-address.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

export const reachNames: Readonly<Record<Reach, string>> = {
  cup: 'Ranked cup',
  tour: 'Its tour',
  year: 'Year',
  all: 'Everything',
}

/** Chooses which course variants count. */
export function ReachChoice({ game, state, ask }: PlannerViewProps) {
  const hasTour = game.variants.some(({ zone }) => zone !== 'elsewhere')
  if (!hasTour) return null
  return (
    <Choices
      legend="Courses"
      isLegendHidden
      isLong
      choices={reaches}
      names={reachNames}
      chosen={reachOf(state)}
      onChoose={(reach) => ask({ reach })}
    />
  )
}
