import { ChoiceGroup } from './choice-group.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

/** Chooses which course variants count. */
export function ReachChoice({ game, state, ask }: PlannerViewProps) {
  const hasTour = game.variants.some(({ zone }) => zone !== 'elsewhere')
  if (!hasTour) return null
  return (
    <ChoiceGroup
      label="Courses"
      isLong
      chosen={state.reach}
      onChoose={(reach) => ask({ reach })}
      options={[
        { value: 'cup', name: 'Ranked cup' },
        { value: 'tour', name: 'This tour' },
        { value: 'year', name: 'Coming year’s cups' },
        { value: 'all', name: 'Everything' },
      ]}
    />
  )
}
