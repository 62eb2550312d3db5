import { isInReach, type PlannerGame } from './planner-game.ts'

/** More than the digits of any sum: a course variant adds at most the number of cups of a round, to each. */
const base = 65_536

/** How much some course variants, by their indexes, are raced. 0 where it is not known. */
export type MeasureUrgency = (variants: readonly number[]) => number

/**
 * What decides between steps that close as many gaps for as many tickets: how many of these are in the ranked cup that is
 * planned for, then in its tour, then how many ranked cups of the round race them.
 */
export function measureUrgencyIn({ variants }: PlannerGame): MeasureUrgency {
  const urgencies = variants.map((variant) =>
    [isInReach(variant, 'cup'), isInReach(variant, 'tour'), variant.roundCups]
      // One number with a digit for each, which a search can add up and compare fast.
      .reduce<number>((urgency, digit) => urgency * base + Number(digit), 0),
  )
  return (asked) => asked.reduce((sum, index) => sum + urgencies[index]!, 0)
}
