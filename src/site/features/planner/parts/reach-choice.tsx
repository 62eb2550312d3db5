import { reaches } from '#rankings/planner/planner-game.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

const names = { cup: 'Ranked cup', tour: 'This tour', year: 'Year', all: 'Everything' }

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
      names={names}
      chosen={state.reach}
      onChoose={(reach) => ask({ reach })}
    />
  )
}
