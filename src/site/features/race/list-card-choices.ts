import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { describeCupDays } from '../../ui/wording/cup-wording.ts'
import type { NameChoice } from '../search/name-picker.tsx'

/** The one that is on, and those to come soon. */
const suggestedCups = 3

/** What can be put on a card: every variant that is not there yet. Those of the next ranked cups are suggested. */
export function listCardChoices(
  { date, variants, rankedCups }: Pick<PlannerGame, 'date' | 'variants' | 'rankedCups'>,
  chosen: readonly string[],
): { readonly choices: readonly NameChoice[]; readonly suggested: readonly NameChoice[] } {
  const choices = variants.filter(({ id }) => !chosen.includes(id))
  const suggested = new Map<string, NameChoice>()
  for (const cup of rankedCups.slice(0, suggestedCups)) {
    const days = describeCupDays(cup)
    for (const index of cup.variants) {
      const { id, name, courseId } = variants[index]!
      if (chosen.includes(id) || suggested.has(id)) continue
      suggested.set(id, { id, name, courseId, note: cup.start <= date ? 'This week' : days })
    }
  }
  return { choices, suggested: [...suggested.values()] }
}
