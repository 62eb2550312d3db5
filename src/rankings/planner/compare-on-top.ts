import { itemKinds } from '#catalogue/entities.ts'
import { compareRanked } from '../compare-ranked.ts'
import { highestItemLevel, shelfValues } from '../formula.ts'
import type { PlannerGame } from './planner-game.ts'
import type { Outlook } from './find-outlook.ts'
import { scorePlacement } from './score-placement.ts'

/** A step with the item that takes it. */
interface ItemStep extends Pick<Outlook, 'item'> {
  readonly to: number
}

/**
 * Between steps that close as many gaps for as many tickets: drivers, then karts, then gliders, and of a kind the
 * item that the ranking of a course puts first among those on its top shelf. So advice names what the race card shows.
 */
export function compareOnTop({ topCounts }: Pick<PlannerGame, 'topCounts'>, a: ItemStep, b: ItemStep): number {
  return (
    itemKinds.indexOf(a.item.kind) - itemKinds.indexOf(b.item.kind) ||
    (a.item === b.item ? a.to - b.to : compareRanked(readKeys(a, topCounts), readKeys(b, topCounts)))
  )
}

function readKeys({ item, to }: ItemStep, topCounts: PlannerGame['topCounts']) {
  const { score, pointsPart } = scorePlacement(item, highestItemLevel, ['top'], shelfValues[item.kind].top)
  return {
    score,
    levelNeeded: to,
    top: topCounts.get(item.id)!,
    points: pointsPart,
    entryDay: item.entryDay,
    id: item.id,
  }
}
