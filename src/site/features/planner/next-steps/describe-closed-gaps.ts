import { isInReach, type PlannerGame, type PlannerVariant, type Reach } from '#rankings/planner/planner-game.ts'
import { listWords } from '../../../ui/wording/list-words.ts'
import { formatCount } from '../../../ui/wording/wording.ts'

/** As many are named; more are counted. */
const mostNames = 2

/** Where gaps were asked for; others may close elsewhere. */
export const whereGaps: Readonly<Record<Reach, string>> = {
  cup: ' in the ranked cup',
  tour: ' in this tour',
  year: ' in the year’s ranked cups',
  all: '',
}

/**
 * `the gap on Paris Promenade 3T, in this tour`, `3 gaps, 1 of them in the ranked cup`.
 *
 * @param closes indexes of course variants in the game
 * @param reach where gaps were asked for
 */
export function describeClosedGaps(closes: readonly number[], reach: Reach, { variants }: PlannerGame): string {
  const courses = closes.map((index) => variants[index]!)
  return courses.length > mostNames ? countGaps(courses, reach) : nameGaps(courses)
}

function nameGaps(courses: readonly PlannerVariant[]): string {
  const times = courses.map(nameTime)
  const [time = ''] = times
  const isSame = times.every((each) => each === time)
  const names = courses.map(({ name }, index) => (isSame || !times[index] ? name : `${name} (${times[index]})`))
  const when = isSame && time ? `, ${courses.length > 1 ? 'both ' : ''}${time}` : ''
  return `the ${courses.length > 1 ? 'gaps' : 'gap'} on ${listWords(names)}${when}`
}

/** Where a course is raced, as far as it matters; empty where it is not in the year. */
function nameTime(course: PlannerVariant): string {
  const reach = (['cup', 'tour'] as const).find((each) => isInReach(course, each))
  return reach ? whereGaps[reach].trim() : course.roundCups > 0 ? 'in the year’s ranked cups' : ''
}

/** That they are where gaps were asked for is said once. */
function countGaps(courses: readonly PlannerVariant[], reach: Reach): string {
  const counts = (['cup', 'tour'] as const)
    .filter((zone) => zone !== reach)
    .map((zone) => ({ zone, count: courses.filter((course) => course.zone === zone).length }))
    .filter(({ count }) => count > 0)
    .map(({ zone, count }, index) => `${count}${index === 0 ? ' of them' : ''}${whereGaps[zone]}`)
  return [`${formatCount(courses.length, 'gap')}${whereGaps[reach]}`, listWords(counts)].filter(Boolean).join(', ')
}
