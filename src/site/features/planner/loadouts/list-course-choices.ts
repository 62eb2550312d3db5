import { listCups } from '#rankings/planner/plan-week.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { describeCupDays, nameRankedCup } from '../../../ui/wording/cup-wording.ts'
import type { NameChoice } from '../../search/name-picker.tsx'

/**
 * What loadouts can be for: the ranked cups of the tour that is planned for, then those of its round, each named by its
 * first day, and every course variant.
 */
export function listCourseChoices({ plan, variants }: PlannerGame): {
  readonly ofTour: readonly NameChoice[]
  readonly all: readonly NameChoice[]
} {
  const { tour, round } = plan
  const ofTour = listCups(tour ? [tour] : []).map(toChoice)
  const ofRound = listCups(round.filter((other) => other !== tour)).map(toChoice)
  const courses = variants.map(({ id, name, courseId }) => ({ id, name, courseId }))
  return { ofTour, all: [...ofTour, ...ofRound, ...courses] }
}

function toChoice({ tour, cup }: ReturnType<typeof listCups>[number]): NameChoice {
  return { id: cup.start, name: nameRankedCup(cup, tour.name), note: describeCupDays(cup) }
}
