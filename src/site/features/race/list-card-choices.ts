import { listCups } from '#rankings/planner/plan-week.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { describeCupDays } from '../../ui/wording/cup-wording.ts'
import type { NameChoice } from '../search/name-picker.tsx'

/** What can be put on a card: every variant that is not there yet. Those of the tour's ranked cups are suggested. */
export function listCardChoices(
  { plan, variants }: Pick<PlannerGame, 'plan' | 'variants'>,
  chosen: readonly string[],
): { readonly choices: readonly NameChoice[]; readonly suggested: readonly NameChoice[] } {
  const choices = variants.filter(({ id }) => !chosen.includes(id))
  const suggested = new Map<string, NameChoice>()
  for (const { cup } of listCups(plan.tour ? [plan.tour] : [])) {
    const days = describeCupDays(cup)
    for (const index of cup.variants) {
      const { id, name, courseId } = variants[index]!
      if (chosen.includes(id) || suggested.has(id)) continue
      suggested.set(id, { id, name, courseId, note: days })
    }
  }
  return { choices, suggested: [...suggested.values()] }
}
