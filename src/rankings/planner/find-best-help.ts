import { itemKinds } from '#catalogue/entities.ts'
import { compareOnTop } from './compare-on-top.ts'
import { coverVariants } from './cover-variants.ts'
import { findOutlook, type OutlookStep } from './find-outlook.ts'
import { measureUrgencyIn } from './measure-urgency.ts'
import type { OwnedLevels, PlannerGame, PlannerItem } from './planner-game.ts'

/** The one item, brought to one level, that would help a reader most on some course variants. */
export interface BestHelp extends OutlookStep {
  readonly item: PlannerItem
  /** The level that it has; 0 if it is not owned. */
  readonly from: number
}

/**
 * What closes most of the gaps on some course variants: kinds of which the reader has nothing on the top shelf there.
 * Ties: an owned item before one to get, then the fewer tickets, then the lower level, then what is raced sooner, then
 * compareOnTop. Null where nothing in the game closes another one.
 *
 * @param variants indexes of course variants in the game, in the order in which those that it closes are named
 */
export function findBestHelp(game: PlannerGame, levels: OwnedLevels, variants: readonly number[]): BestHelp | null {
  const covered = coverVariants(game, levels)
  const isAsked = (variant: number) => variants.includes(variant)
  const steps = itemKinds
    .flatMap((kind) => game.items[kind])
    .map((item) => findOutlook(item, levels.get(item.id) ?? 0, covered, isAsked))
    .flatMap(({ item, from, steps: ofItem }) => ofItem.map((step): BestHelp => ({ ...step, item, from })))
  const measureUrgency = measureUrgencyIn(game)
  const [best] = steps.toSorted(
    (a, b) => compareEffort(a, b) || measureUrgency(b.closes) - measureUrgency(a.closes) || compareOnTop(game, a, b),
  )
  if (!best) return null
  return { ...best, closes: best.closes.toSorted((a, b) => variants.indexOf(a) - variants.indexOf(b)) }
}

function compareEffort(a: BestHelp, b: BestHelp): number {
  return (
    b.closes.length - a.closes.length || Number(b.from > 0) - Number(a.from > 0) || a.tickets - b.tickets || a.to - b.to
  )
}
