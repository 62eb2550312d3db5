import { itemKinds } from '#catalogue/entities.ts'
import { compareRanked } from '../compare-ranked.ts'
import { highestCapStep } from '../points/score-model.ts'
import { basePointsOf, unknownPlayer } from '../points/score-race.ts'
import type { PlannerGame } from './planner-game.ts'
import type { Outlook } from './find-outlook.ts'

/** A step with the item that takes it. */
interface ItemStep extends Pick<Outlook, 'item'> {
  readonly to: number
}

/**
 * Between steps that close as many gaps for as many tickets: drivers, then karts, then gliders, and of a kind the
 * item with the more base points at the cap, then as rankings decide between equals.
 */
export function compareOnTop({ topCounts }: Pick<PlannerGame, 'topCounts'>, a: ItemStep, b: ItemStep): number {
  return (
    itemKinds.indexOf(a.item.kind) - itemKinds.indexOf(b.item.kind) ||
    (a.item === b.item ? a.to - b.to : compareRanked(readKeys(a, topCounts), readKeys(b, topCounts)))
  )
}

function readKeys({ item, to }: ItemStep, topCounts: PlannerGame['topCounts']) {
  const basePoints = basePointsOf({ item, cap: highestCapStep }, unknownPlayer)
  return {
    score: basePoints,
    levelNeeded: to,
    top: topCounts.get(item.id)!,
    basePoints,
    skillStrength: item.skillStrength,
    entryDay: item.entryDay,
    id: item.id,
  }
}
