import { defer } from '../../../ui/loading/defer.ts'
import type { SearchGroup } from './group-matches.ts'

/** What to race with on a course variant: of everything, and of what the reader owns. None where no shelf is on record. */
export type AnswerCourse = (variant: CourseToRace) => Promise<readonly SearchGroup[]>

export interface CourseToRace {
  readonly id: string
  readonly name: string
}

const { promise, resolve } = defer<() => Promise<AnswerCourse>>()

/** Handed in by the shell: the code that answers knows the game and the reader's items, and is above the search. */
export const provideCourseAnswers: (load: () => Promise<AnswerCourse>) => void = resolve

export async function answerCourse(variant: CourseToRace): Promise<readonly SearchGroup[]> {
  const load = await promise
  const answer = await load()
  return answer(variant)
}
