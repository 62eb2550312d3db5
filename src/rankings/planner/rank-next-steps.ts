import { rarities, type ItemKind } from '#catalogue/entities.ts'
import { coverVariants } from './cover-variants.ts'
import { findOutlook, type Outlook, type OutlookStep } from './find-outlook.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type Reach } from './planner-game.ts'

/** A missing item to get, or an owned one to level. */
export interface NextStep extends OutlookStep {
  readonly outlook: Outlook
  /** Gaps that it closes per level-up ticket; null where it takes none. */
  readonly perTicket: number | null
}

export interface NextSteps {
  /** For each missing item the lowest level at which it closes a gap; most gaps first. */
  readonly missing: readonly NextStep[]
  /** For each owned item every level at which it would close more; most gaps first. */
  readonly levelUps: readonly NextStep[]
}

/** What closes gaps within reach. Ties: the fewer tickets, then the commoner rarity, then the game's order. */
export function rankNextSteps(
  game: PlannerGame,
  levels: OwnedLevels,
  reach: Reach,
  kinds: readonly ItemKind[],
): NextSteps {
  const covered = coverVariants(game, levels)
  const isAsked = (variant: number) => isInReach(game.variants[variant]!.zone, reach)
  const outlooks = kinds
    .flatMap((kind) => game.items[kind])
    .map((item) => findOutlook(item, levels.get(item.id) ?? 0, covered, isAsked))
  const missing = outlooks.filter(({ from }) => from === 0).flatMap((outlook) => listSteps(outlook).slice(0, 1))
  const levelUps = outlooks.filter(({ from }) => from > 0).flatMap(listSteps)
  return { missing: missing.toSorted(compareSteps), levelUps: levelUps.toSorted(compareSteps) }
}

function listSteps(outlook: Outlook): NextStep[] {
  return outlook.steps.map((step) => ({
    ...step,
    outlook,
    perTicket: step.tickets === 0 ? null : step.closes.length / step.tickets,
  }))
}

function compareSteps(a: NextStep, b: NextStep): number {
  return (
    b.closes.length - a.closes.length ||
    a.tickets - b.tickets ||
    rarities.indexOf(a.outlook.item.rarity) - rarities.indexOf(b.outlook.item.rarity)
  )
}
