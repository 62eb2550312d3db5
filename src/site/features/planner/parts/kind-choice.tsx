import { itemKinds } from '#catalogue/entities.ts'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

/** Chooses one kind of item, or all. */
export function KindChoice({ state, ask }: PlannerViewProps) {
  return (
    <ChoiceGroup
      label="Kind of item"
      chosen={state.kind ?? 'every'}
      onChoose={(kind) => ask({ kind: kind === 'every' ? null : kind })}
      options={[
        { value: 'every', name: 'All kinds' },
        ...itemKinds.map((kind) => ({ value: kind, name: kindPlurals[kind] })),
      ]}
    />
  )
}
