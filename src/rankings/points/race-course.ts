import {
  countedSkills,
  type Catalogue,
  type Course,
  type CourseActions,
  type CourseVariant,
} from '#catalogue/entities.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { laps, usualLaps } from './score-model.ts'

/** A course variant as the score of a race sees it. */
export interface RaceCourse extends CourseActions {
  readonly laps: number
  readonly isBattle: boolean
  /** Its actions have not been counted: they are means of others, and every figure made from them is marked "≈". */
  readonly isEstimated: boolean
}

/** By id of the course variant, all that the catalogue has. */
export const raceCoursesOf = memoizeWeak((catalogue: Catalogue): ReadonlyMap<string, RaceCourse> => {
  const courses = catalogue.courses.flatMap((course) => course.variants.map((variant) => ({ course, variant })))
  return new Map(
    courses.map(({ course, variant }): [string, RaceCourse] => [
      variant.id,
      {
        ...(variant.actions ?? estimateActions(catalogue.courses, course, variant)),
        laps: laps[variant.id] ?? usualLaps,
        isBattle: variant.mode === 'battle',
        isEstimated: variant.actions === null,
      },
    ]),
  )
})

/**
 * The rounded mean of what was counted: on the course's other variants, else on variants of the same letters (R, T …) of
 * courses of the same kind, else on all.
 */
function estimateActions(
  courses: readonly Course[],
  { kind, variants }: Course,
  { variant }: CourseVariant,
): CourseActions {
  const all = courses.flatMap((course) => course.variants)
  const alike = courses.filter((course) => course.kind === kind).flatMap((course) => course.variants)
  const samples = [variants, alike.filter((other) => other.variant === variant), all].map(listCounted)
  return averageActions(samples.find((sample) => sample.length > 0) ?? [])
}

function listCounted(variants: readonly CourseVariant[]): CourseActions[] {
  return variants.flatMap(({ actions }) => actions ?? [])
}

function averageActions(sample: readonly CourseActions[]): CourseActions {
  const mean = (valueOf: (actions: CourseActions) => number) =>
    sample.length === 0 ? 0 : Math.round(sample.reduce((sum, actions) => sum + valueOf(actions), 0) / sample.length)
  return {
    actions: mean(({ actions }) => actions),
    // One entry for each of the skills, of which there are no others.
    withSkill: Object.fromEntries(
      countedSkills.map((skill) => [skill, mean(({ withSkill }) => withSkill[skill])]),
    ) as CourseActions['withSkill'],
    itemBoxes: mean(({ itemBoxes }) => itemBoxes),
    miniTurbos: mean(({ miniTurbos }) => miniTurbos),
    jumpBoosts: mean(({ jumpBoosts }) => jumpBoosts),
    dashPanels: mean(({ dashPanels }) => dashPanels),
    glideActions: mean(({ glideActions }) => glideActions),
    courseCoins: mean(({ courseCoins }) => courseCoins),
    itemCoins: mean(({ itemCoins }) => itemCoins),
  }
}
