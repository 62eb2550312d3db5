import { isInReach, type PlannerGame } from './planner-game.ts'

/** More than the digits of any sum: a course variant adds at most the number of cups ahead, to each. */
const base = 4096

/** How soon some course variants, by their indexes, are raced; the sooner, the higher. 0 where it is not known. */
export type MeasureUrgency = (variants: readonly number[]) => number

/**
 * What decides between steps that close as many gaps for as many tickets: how many of these are in the ranked cup in
 * force, then in its tour, then how often the next ranked cups race them, then how many are ranked in the coming year.
 */
export function measureUrgencyIn({ variants, rankedCups }: PlannerGame): MeasureUrgency {
  const cupCounts = variants.map(() => 0)
  for (const index of rankedCups.flatMap((cup) => cup.variants)) cupCounts[index]! += 1
  const urgencies = variants.map((variant, index) =>
    [isInReach(variant, 'cup'), isInReach(variant, 'tour'), cupCounts[index]!, isInReach(variant, 'year')]
      // One number with a digit for each, which a search can add up and compare fast.
      .reduce<number>((urgency, digit) => urgency * base + Number(digit), 0),
  )
  return (asked) => asked.reduce((sum, index) => sum + urgencies[index]!, 0)
}
