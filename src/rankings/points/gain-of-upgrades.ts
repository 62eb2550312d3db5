import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { highestItemLevel } from '../formula.ts'
import { countTickets } from './ticket-costs.ts'
import { ItemClasses, rowOf, type ClassedItem, type Standing } from './item-rows.ts'
import { findSituation, type Race, type TrainedItem } from './race-units.ts'
import { OwnedRows, SolvedSituation } from './solved-situation.ts'
import type { Choice } from './find-best-loadout.ts'
import type { RaceCourse } from './race-course.ts'
import { countBoosts } from './shelf-in-cup.ts'
import { capStepTickets, highestCapStep } from './score-model.ts'
import { isMiiSuit, unitsPerPoint, type RacingPlayer, type ScoredItem, type Training } from './score-race.ts'

/** A race, and how often it counts. */
export interface CountedRace extends Race {
  readonly count: number
}

/** A level or a points-cap step that an item does not have yet. */
export interface Upgrade {
  readonly item: ScoredItem
  /** Null for an item that is not owned: it comes at level 1 and cap step 0. */
  readonly from: Training | null
  /** Either a higher level or a higher step than before. */
  readonly to: Training
  /** Level-up tickets or points-cap tickets, of the item's kind and rarity. 0 for an item to get that stays at level 1. */
  readonly tickets: number
  /** Points that the best loadouts of the races bring more, each race as often as it counts. More than 0. */
  readonly gain: number
}

export interface UpgradeRequest {
  readonly races: readonly CountedRace[]
  readonly owned: Choice
  /** Items that could be got, at level 1 and with level-ups. */
  readonly others: readonly ScoredItem[]
  readonly player: RacingPlayer
}

/**
 * Every level-up, every points-cap step and every item to get with which the best loadout of some race would bring more,
 * each race with a loadout of its own. Exact. Empty where the reader lacks a whole kind: nothing can be raced with.
 * In no order.
 */
export function listUpgrades({ races, owned, others, player }: UpgradeRequest): Upgrade[] {
  if (itemKinds.some((kind) => owned[kind].length === 0)) return []
  const classes = new ItemClasses()
  const items = [
    ...itemKinds.flatMap((kind) => owned[kind].map((trained) => classifyOwned(classes, trained, player))),
    ...others.map((item) => classifyOther(classes, item, player)),
  ]
  if (items.every(({ steps }) => steps.length === 0)) return []
  const scratch = {
    bestWith: new Float64Array(classes.countRows()),
    standings: items.map((): Standing => ({ topLevel: 0, boosts: 0 })),
  }
  for (const race of races) {
    const solver = new RaceSolver(race, classes, items, player, scratch)
    for (let index = 0; index < items.length; index++) addGains(solver, race.count, index, items[index]!)
  }
  return items.flatMap(({ steps, gains }) =>
    steps.flatMap((step, index) => (gains[index]! > 0 ? [{ ...step, gain: gains[index]! / unitsPerPoint }] : [])),
  )
}

type Step = Omit<Upgrade, 'gain'>

function listSteps({ item, level, cap }: TrainedItem): Step[] {
  const from = { level, cap }
  const steps: Step[] = []
  for (let to = level + 1; to <= highestItemLevel; to++)
    steps.push({ item, from, to: { level: to, cap }, tickets: countTickets(item.rarity, level, to) })
  let tickets = 0
  for (let to = cap + 1; to <= highestCapStep; to++) {
    tickets += capStepTickets[to - 1]!
    steps.push({ item, from, to: { level, cap: to }, tickets })
  }
  return steps
}

function listWaysToGet(item: ScoredItem): Step[] {
  return Array.from({ length: highestItemLevel }, (_, index) => {
    const level = index + 1
    return { item, from: null, to: { level, cap: 0 }, tickets: countTickets(item.rarity, 0, level) }
  })
}

/** An item, owned or to get, with what could be made of it; all by class. */
interface UpgradableItem extends ClassedItem {
  readonly steps: readonly Step[]
  readonly classes: readonly number[]
  /** How many of the steps, the first ones, are levels: the higher, the more points. The same goes for the caps after them. */
  readonly levelCount: number
  /** At its highest level and cap: if that gains nothing in a race, no step does. */
  readonly classAtTheCap: number
  /** An owned suit, were there one more; null for everything else. */
  readonly classWithOneMore: number | null
  /** Units, by step. */
  readonly gains: Float64Array
}

function classifyOwned(classes: ItemClasses, trained: TrainedItem, player: RacingPlayer): UpgradableItem {
  const { item, level } = trained
  return {
    ...classifySteps(classes, item, listSteps(trained), player),
    owned: { level, itemClass: classes.classify(trained, player) },
    classWithOneMore: isMiiSuit(item) ? classes.classify(trained, withOneMoreSuit(player)) : null,
  }
}

function classifyOther(classes: ItemClasses, item: ScoredItem, player: RacingPlayer): UpgradableItem {
  const asPlayer = isMiiSuit(item) ? withOneMoreSuit(player) : player
  return { ...classifySteps(classes, item, listWaysToGet(item), asPlayer), owned: null, classWithOneMore: null }
}

function classifySteps(classes: ItemClasses, item: ScoredItem, steps: readonly Step[], player: RacingPlayer) {
  return {
    item,
    steps,
    levelCount: steps.filter(({ from, to }) => from === null || to.level > from.level).length,
    classes: steps.map(({ to }) => classes.classify({ item, ...to }, player)),
    classAtTheCap: classes.classify({ item, level: highestItemLevel, cap: highestCapStep }, player),
    gains: new Float64Array(steps.length),
  }
}

function withOneMoreSuit(player: RacingPlayer): RacingPlayer {
  return { ...player, suits: player.suits + 1 }
}

function addGains(solver: RaceSolver, count: number, index: number, upgradable: UpgradableItem): void {
  const { item, owned, steps, classes, levelCount, gains } = upgradable
  if (steps.length === 0) return
  const { best } = solver
  const standing = solver.standings[index]!
  const least = owned === null && isMiiSuit(item) ? solver.bestWithOneMoreSuit : best
  const unitsAt = (level: number, itemClass: number) =>
    Math.max(least, solver.findBestWith(item.kind, rowOf(standing, level, itemClass)))
  if (unitsAt(highestItemLevel, upgradable.classAtTheCap) <= best) return
  // From the highest down: below one that gains nothing, nothing does.
  for (const [first, last] of [
    [0, levelCount - 1],
    [levelCount, steps.length - 1],
  ] as const)
    for (let step = last; step >= first; step--) {
      const units = unitsAt(steps[step]!.to.level, classes[step]!)
      if (units <= best) break
      gains[step]! += (units - best) * count
    }
}

/** What a solver may use for a while: a number for each row, a place for each item. */
interface Scratch {
  readonly bestWith: Float64Array
  readonly standings: readonly Standing[]
}

/** The best that can be raced with on one course, and with one more item. */
class RaceSolver {
  /** Units of the best loadout. */
  readonly best: number
  /** Of the items, in their order. */
  readonly standings: readonly Readonly<Standing>[]
  readonly #course: RaceCourse
  readonly #classes: ItemClasses
  readonly #items: readonly UpgradableItem[]
  readonly #player: RacingPlayer
  readonly #owned: OwnedRows
  /** By way to drive: those of owned drivers, and those of others once one is tried. */
  readonly #situations: (SolvedSituation | undefined)[] = []
  readonly #ownedSituations: readonly SolvedSituation[]
  /** Those in which some kart, or glider, could bring more than the best does. */
  readonly #promising: Partial<Record<ItemKind, readonly SolvedSituation[]>> = {}
  /** By row; NaN until it is computed. */
  readonly #bestWith: Float64Array
  #bestWithOneMoreSuit: number | null = null

  constructor(
    race: Race,
    classes: ItemClasses,
    items: readonly UpgradableItem[],
    player: RacingPlayer,
    scratch: Scratch,
  ) {
    this.standings = scratch.standings
    this.#course = race.course
    this.#classes = classes
    this.#items = items
    this.#player = player
    this.#bestWith = scratch.bestWith.fill(NaN)
    for (let index = 0; index < items.length; index++) {
      const { item } = items[index]!
      const standing = scratch.standings[index]!
      standing.topLevel = race.topLevelOf(item)
      standing.boosts = countBoosts(race.boosts, race.position, item)
    }
    this.#owned = new OwnedRows(race.course, classes, items, scratch.standings)
    const byWay = groupBy(this.#owned.rows.driver, (row) => classes.driverOf[row]!)
    this.#ownedSituations = [...byWay].map(([way, drivers]) => this.#solve(way, drivers))
    let best = -Infinity
    for (const solved of this.#ownedSituations.toSorted((a, b) => b.bound - a.bound))
      for (const row of solved.drivers) best = solved.complete('driver', row, best)
    this.best = best
  }

  /** The most units of a loadout with the row in it; where that is not more than the best: the best. */
  findBestWith(kind: ItemKind, row: number): number {
    const known = this.#bestWith[row]!
    if (!Number.isNaN(known)) return known
    let { best } = this
    if (kind === 'driver') {
      const way = this.#classes.driverOf[row]!
      best = (this.#situations[way] ?? this.#solve(way, [row])).complete(kind, row, best)
    } else for (const solved of this.#listPromising(kind)) best = solved.complete(kind, row, best)
    this.#bestWith[row] = best
    return best
  }

  #listPromising(kind: ItemKind): readonly SolvedSituation[] {
    this.#promising[kind] ??= this.#ownedSituations.filter((solved) => solved.boundWithAny(kind) > this.best)
    return this.#promising[kind]
  }

  /** The most units if there were one suit more, but without that one. */
  get bestWithOneMoreSuit(): number {
    if (this.#bestWithOneMoreSuit !== null) return this.#bestWithOneMoreSuit
    let { best } = this
    for (const [index, { item, owned, classWithOneMore }] of this.#items.entries())
      if (owned !== null && classWithOneMore !== null) {
        const row = rowOf(this.standings[index]!, owned.level, classWithOneMore)
        best = Math.max(best, this.findBestWith(item.kind, row))
      }
    this.#bestWithOneMoreSuit = best
    return best
  }

  /** @param drivers rows that make the same of the race */
  #solve(way: number, drivers: readonly number[]): SolvedSituation {
    const situation = findSituation(this.#course, this.#classes.drivers[way]!, this.#player)
    const solved = new SolvedSituation(situation, drivers, this.#owned)
    this.#situations[way] = solved
    return solved
  }
}
