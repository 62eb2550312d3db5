import { itemKinds, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { coverVariants } from './cover-variants.ts'
import { findOutlook, type Outlook, type OutlookStep } from './judge-item.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type Reach } from './planner-game.ts'
import { compareRanked } from '../subjects/compare-ranked.ts'
import { highestCapStep } from '../points/score-model.ts'
import { basePointsOf, unknownPlayer } from '../points/score-race.ts'

/** What next steps are asked for. */
interface NextStepRequest {
  readonly reach: Reach
  readonly kinds: readonly ItemKind[]
  readonly rarities: readonly Rarity[]
  /** No step may take more level-up tickets; null for any number. */
  readonly tickets: number | null
}

/** The same, or of the course variants at some indexes. */
export type StepRequest = Omit<NextStepRequest, 'reach'> & { readonly reach: Reach | ReadonlySet<number> }

/** A missing item to get, or an owned one to level. */
interface NextStep extends OutlookStep {
  readonly outlook: Outlook
  /** Gaps that it closes per level-up ticket; null where it takes none. */
  readonly perTicket: number | null
}

export interface NextSteps {
  /** For each missing item the lowest level at which it closes a gap; most gaps first. */
  readonly missing: readonly NextStep[]
  /** For each owned item the level at which it closes most gaps per ticket; most gaps per ticket first. */
  readonly levelUps: readonly NextStep[]
}

/**
 * What closes gaps within reach, each item once. Ties: the more gaps, the fewer tickets, what is raced sooner, then
 * compareOnTop.
 */
export function rankNextSteps(game: PlannerGame, levels: OwnedLevels, request: StepRequest): NextSteps {
  const compareGaps = compareGapsIn(game)
  const compareYield: Compare = (a, b) => (b.perTicket ?? 0) - (a.perTicket ?? 0) || compareGaps(a, b)
  const steps = listOutlooks(game, levels, request).map((outlook) => listSteps(outlook, request.tickets))
  const missing = steps.flatMap((ofItem) => ofItem.filter(({ outlook }) => outlook.from === 0).slice(0, 1))
  const levelUps = steps.flatMap((ofItem) =>
    ofItem
      .filter(({ outlook }) => outlook.from > 0)
      .toSorted(compareYield)
      .slice(0, 1),
  )
  return { missing: missing.toSorted(compareGaps), levelUps: levelUps.toSorted(compareYield) }
}

/** The items that are asked about, with the gaps within reach that each could close. */
function listOutlooks(
  game: PlannerGame,
  levels: OwnedLevels,
  { reach, kinds, rarities: asked }: Omit<StepRequest, 'tickets'>,
): Outlook[] {
  const covered = coverVariants(game, levels)
  const isAsked = (variant: number) =>
    typeof reach === 'string' ? isInReach(game.variants[variant]!, reach) : reach.has(variant)
  return kinds
    .flatMap((kind) => game.items[kind])
    .filter(({ rarity }) => asked.includes(rarity))
    .map((item) => findOutlook(item, levels.get(item.id) ?? 0, covered, isAsked))
}

function listSteps(outlook: Outlook, tickets: number | null): NextStep[] {
  return outlook.steps
    .filter((step) => tickets === null || step.tickets <= tickets)
    .map((step) => ({ ...step, outlook, perTicket: step.tickets === 0 ? null : step.closes.length / step.tickets }))
}

type Compare = (a: NextStep, b: NextStep) => number

/** The more gaps; of equals the fewer tickets, of these the gaps that are raced soonest. */
function compareGapsIn(game: PlannerGame): Compare {
  const measureUrgency = measureUrgencyIn(game)
  return (a, b) =>
    b.closes.length - a.closes.length ||
    a.tickets - b.tickets ||
    measureUrgency(b.closes) - measureUrgency(a.closes) ||
    compareOnTop(game, { ...a.outlook, to: a.to }, { ...b.outlook, to: b.to })
}

/** A step with the item that takes it. */
interface ItemStep extends Pick<Outlook, 'item'> {
  readonly to: number
}

/**
 * Between steps that close as many gaps for as many tickets: drivers, then karts, then gliders, and of a kind the
 * item with the more base points at the cap, then as rankings decide between equals.
 */
function compareOnTop({ topCounts }: Pick<PlannerGame, 'topCounts'>, a: ItemStep, b: ItemStep): number {
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
