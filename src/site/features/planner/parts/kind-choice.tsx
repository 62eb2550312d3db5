import * as say from '#wording/planner.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'

const names = { every: say.allKinds(), ...kindPlurals }

/** Chooses one kind of item, or all. */
export function KindChoice({ state, ask }: PlannerViewProps) {
  return (
    <Choices
      legend={say.kindOfItem()}
      isLegendHidden
      choices={['every', ...itemKinds]}
      names={names}
      chosen={state.kind ?? 'every'}
      onChoose={(kind) => ask({ kind: kind === 'every' ? null : kind })}
    />
  )
}
