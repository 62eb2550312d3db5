import { itemKinds } from '#catalogue/entities.ts'
import { kindPlurals } from '../components/wording.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { PlannerViewProps } from './planner-view-props.ts'

/** Which course variants count. */
export function ReachChoice({ game, state, ask }: PlannerViewProps) {
  const hasTour = game.variants.some(({ zone }) => zone !== 'elsewhere')
  if (!hasTour) return null
  return (
    <ChoiceGroup
      label="Courses that count"
      chosen={state.reach}
      onChoose={(reach) => ask({ reach })}
      options={[
        { value: 'cup', name: 'Ranked cup' },
        { value: 'tour', name: 'This tour' },
        { value: 'all', name: 'Everything' },
      ]}
    />
  )
}

export function KindChoice({ state, ask }: PlannerViewProps) {
  return (
    <ChoiceGroup
      label="Kind of item"
      chosen={state.kind ?? 'every'}
      onChoose={(kind) => ask({ kind: kind === 'every' ? null : kind })}
      options={[
        { value: 'every', name: 'Every kind' },
        ...itemKinds.map((kind) => ({ value: kind, name: kindPlurals[kind] })),
      ]}
    />
  )
}
