import { itemKinds } from '#catalogue/entities.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { PlannerViewProps } from './planner-view-props.ts'

/** Which kind of item the answers are about, or every one. */
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
