import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { describeTimes } from '../../../ui/wording/describe-times.ts'
import type { NameChoice } from '../../search/name-picker.tsx'
import { describeCup } from '../parts/describe-cup.ts'

/** What loadouts can be for: ranked cups, named by their first day, soonest first, and every course variant. */
export function listCourseChoices({ rankedCups, variants }: PlannerGame): {
  readonly cups: readonly NameChoice[]
  readonly all: readonly NameChoice[]
} {
  const cups = rankedCups.map((cup) => ({
    id: cup.start,
    name: describeCup(cup),
    note: describeTimes([findDayStart(cup.start), findDayStart(cup.end)], 'days', true).join(''),
  }))
  return { cups, all: [...cups, ...variants.map(({ id, name, courseId }) => ({ id, name, courseId }))] }
}
