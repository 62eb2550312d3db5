import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { describeCupDays, nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import type { NameChoice } from '../../search/name-picker.tsx'

/** What loadouts can be for: ranked cups, named by their first day, soonest first, and every course variant. */
export function listCourseChoices({ rankedCups, variants }: PlannerGame): {
  readonly cups: readonly NameChoice[]
  readonly all: readonly NameChoice[]
} {
  const cups = rankedCups.map((cup) => ({
    id: cup.start,
    name: nameRankedCup(cup, cup.tourName),
    note: describeCupDays(cup),
  }))
  return { cups, all: [...cups, ...variants.map(({ id, name, courseId }) => ({ id, name, courseId }))] }
}
