import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { groupBy } from '#catalogue/group-by.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from '../formula.ts'
import { countTickets } from './ticket-costs.ts'
import {
  describeSituation,
  fixedUnitsOf,
  keyOfSituation,
  keyOfTrained,
  shelfInRace,
  remainderOf,
  residueOf,
  termsOf,
  unitsOf,
  type ItemTerms,
  type Race,
  type Situation,
  type TrainedItem,
} from './race-units.ts'
import type { Choice } from './find-best-loadout.ts'
import { capStepTickets, highestCapStep, type RaceShelf } from './score-model.ts'
import {
  isMiiSuit,
  unitsPerPoint,
  type RacingItem,
  type RacingPlayer,
  type ScoredItem,
  type Training,
} from './score-race.ts'

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
 * In no order; see pickUpgrade and pickItemToGet.
 */
export function listUpgrades({ races, owned, others, player }: UpgradeRequest): Upgrade[] {
  if (itemKinds.some((kind) => owned[kind].length === 0)) return []
  const groups = [
    ...itemKinds.flatMap((kind) => owned[kind].map(listSteps)),
    ...others.map((item) => listWaysToGet(item)),
  ].filter((steps) => steps.length > 0)
  if (groups.length === 0) return []
  const sorts = new ItemSorts(owned, groups, player)
  const units = groups.map((steps) => new Float64Array(steps.length))
  for (const race of races) {
    const solver = new RaceSolver(race, sorts)
    groups.forEach((_, group) => addGains(solver, race.count, sorts.ofGroups[group]!, units[group]!))
  }
  return groups.flatMap((steps, group) =>
    steps.flatMap((step, index) => {
      const gained = units[group]![index]!
      return gained > 0 ? [{ ...step, gain: gained / unitsPerPoint }] : []
    }),
  )
}

/** The upgrade of an owned item that gains most for each ticket; of equals, the one that takes fewer. Null for none. */
export function pickUpgrade(upgrades: readonly Upgrade[]): Upgrade | null {
  return pickFirst(
    upgrades.filter(({ from }) => from !== null),
    ({ gain, tickets }) => gain / tickets,
  )
}

/**
 * The item to get that gains most. A copy counts like a ticket, so that an item which needs level-ups first comes before
 * another only if it gains more for each of them. Null for none.
 */
export function pickItemToGet(upgrades: readonly Upgrade[]): Upgrade | null {
  return pickFirst(
    upgrades.filter(({ from }) => from === null),
    ({ gain, tickets }) => gain / (tickets + 1),
  )
}

function pickFirst(upgrades: readonly Upgrade[], valueOf: (upgrade: Upgrade) => number): Upgrade | null {
  let best: Upgrade | null = null
  for (const upgrade of upgrades) {
    const difference = best === null ? 1 : valueOf(upgrade) - valueOf(best)
    if (difference > 0 || (difference === 0 && upgrade.tickets < best!.tickets)) best = upgrade
  }
  return best
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

/** An item at a level and a cap; items of one sort are alike wherever they stand on the same shelf. */
interface SortedItem {
  readonly trained: TrainedItem
  /** The player with it: one suit more than before if it is a suit to get. */
  readonly player: RacingPlayer
  readonly sort: number
}

interface SortedGroup {
  /** Of the steps of one item, in their order. */
  readonly steps: readonly SortedItem[]
  /** The item at its highest level and cap: if that gains nothing in a race, no step does. */
  readonly atTheCap: SortedItem
  readonly isNewSuit: boolean
}

/** All items that may be asked about, so that each race looks at each sort of them once. */
class ItemSorts {
  readonly player: RacingPlayer
  readonly owned: Readonly<Record<ItemKind, readonly SortedItem[]>>
  /** The owned suits, were there one more. */
  readonly suitsWithOneMore: readonly SortedItem[]
  readonly ofGroups: readonly SortedGroup[]
  readonly #ids = new Map<string, number>()

  constructor(owned: Choice, groups: readonly (readonly Step[])[], player: RacingPlayer) {
    this.player = player
    this.owned = mapKinds((kind) => owned[kind].map((trained) => this.#sort(trained, player)))
    const withOneMore = { ...player, suits: player.suits + 1 }
    this.suitsWithOneMore = owned.driver
      .filter(({ item }) => isMiiSuit(item))
      .map((trained) => this.#sort(trained, withOneMore))
    this.ofGroups = groups.map((steps) => {
      const { item, from } = steps[0]!
      const isNewSuit = from === null && isMiiSuit(item)
      const asked = isNewSuit ? withOneMore : player
      return {
        steps: steps.map(({ to }) => this.#sort({ item, ...to }, asked)),
        atTheCap: this.#sort({ item, level: highestItemLevel, cap: highestCapStep }, asked),
        isNewSuit,
      }
    })
  }

  get count(): number {
    return this.#ids.size
  }

  #sort(trained: TrainedItem, player: RacingPlayer): SortedItem {
    const key = `${trained.item.kind} ${keyOfTrained(trained)} ${isMiiSuit(trained.item) ? player.suits : ''}`
    const sort = this.#ids.get(key) ?? this.#ids.size
    this.#ids.set(key, sort)
    return { trained, player, sort }
  }
}

function addGains(solver: RaceSolver, count: number, group: SortedGroup, gains: Float64Array): void {
  const least = group.isNewSuit ? Math.max(solver.best, solver.bestWithOneMoreSuit) : solver.best
  if (least === solver.best && solver.findBestWith(group.atTheCap) <= least) return
  group.steps.forEach((step, index) => {
    const units = Math.max(least, solver.findBestWith(step))
    if (units > solver.best) gains[index]! += (units - solver.best) * count
  })
}

/** Units and boosts of one item, or of two together. */
interface Partner {
  readonly units: number
  readonly boosts: number
}

/** What the owned items make of one situation of a race. */
interface SolvedSituation {
  readonly situation: Situation
  readonly fixed: number
  /** By the kind that is left out, the two others together: of each residue the best, best first. */
  readonly pairs: Readonly<Record<ItemKind, readonly Partner[]>>
}

/** An item on its shelf in the race. */
interface RacedItem {
  readonly racing: RacingItem
  readonly terms: ItemTerms
}

/** The best that can be raced with on one course, and with one more item. */
class RaceSolver {
  /** Units of the best loadout. */
  readonly best: number
  readonly #race: Race
  readonly #sorts: ItemSorts
  readonly #raced: Readonly<Record<ItemKind, readonly RacedItem[]>>
  /** Those that an owned driver brings about. */
  readonly #situations = new Map<string, SolvedSituation>()
  /** Those that another driver would bring about, or one at a higher level. */
  readonly #furtherSituations = new Map<string, SolvedSituation>()
  /** By sort and shelf; NaN where nobody has asked. */
  readonly #bestWith: Float64Array
  #bestWithOneMoreSuit: number | null = null

  constructor(race: Race, sorts: ItemSorts) {
    this.#race = race
    this.#sorts = sorts
    this.#bestWith = new Float64Array(sorts.count * shelfCount).fill(NaN)
    this.#raced = mapKinds((kind) => this.#listDistinct(sorts.owned[kind]))
    let best = -Infinity
    for (const [key, drivers] of groupBy(this.#raced.driver, ({ racing }) => keyOfSituation(racing))) {
      const solved = this.#solve(drivers)
      this.#situations.set(key, solved)
      for (const driver of drivers) best = complete(solved, driver, best)
    }
    this.best = best
  }

  /** The most units of a loadout with this item in it. */
  findBestWith(sorted: SortedItem): number {
    const shelf = shelfInRace(this.#race, sorted.trained)
    const index = sorted.sort * shelfCount + shelfIndexes[shelf]
    const known = this.#bestWith[index]!
    if (!Number.isNaN(known)) return known
    const raced = this.#raceWith(sorted, shelf)
    const situations = sorted.trained.item.kind === 'driver' ? [this.#situationOf(raced)] : this.#situations.values()
    let best = -Infinity
    for (const solved of situations) best = complete(solved, raced, best)
    this.#bestWith[index] = best
    return best
  }

  /** The most units of a loadout with an owned suit, were there one suit more. */
  get bestWithOneMoreSuit(): number {
    this.#bestWithOneMoreSuit ??= Math.max(
      -Infinity,
      ...this.#sorts.suitsWithOneMore.map((suit) => this.findBestWith(suit)),
    )
    return this.#bestWithOneMoreSuit
  }

  /** Of items that are alike in the race, one. */
  #listDistinct(items: readonly SortedItem[]): RacedItem[] {
    const isKnown = new Uint8Array(this.#sorts.count * shelfCount)
    const distinct: RacedItem[] = []
    for (const sorted of items) {
      const shelf = shelfInRace(this.#race, sorted.trained)
      const index = sorted.sort * shelfCount + shelfIndexes[shelf]
      if (isKnown[index] === 1) continue
      isKnown[index] = 1
      distinct.push(this.#raceWith(sorted, shelf))
    }
    return distinct
  }

  #raceWith({ trained, player }: SortedItem, shelf: RaceShelf): RacedItem {
    const racing = { ...trained, shelf }
    return { racing, terms: termsOf(this.#race.course, racing, player) }
  }

  #situationOf(driver: RacedItem): SolvedSituation {
    const key = keyOfSituation(driver.racing)
    const known = this.#situations.get(key) ?? this.#furtherSituations.get(key)
    if (known) return known
    const solved = this.#solve([driver])
    this.#furtherSituations.set(key, solved)
    return solved
  }

  /** @param drivers alike in what they make of the race */
  #solve(drivers: readonly RacedItem[]): SolvedSituation {
    const situation = describeSituation(this.#race.course, drivers[0]!.racing, this.#sorts.player)
    const value = (raced: readonly RacedItem[]) =>
      keepBest(
        raced.map(({ terms }) => ({ units: unitsOf(terms, situation), boosts: terms.boosts })),
        situation,
      )
    const [driver, kart, glider] = [value(drivers), value(this.#raced.kart), value(this.#raced.glider)]
    const pairs = {
      driver: pairUp(kart, glider, situation),
      kart: pairUp(driver, glider, situation),
      glider: pairUp(driver, kart, situation),
    }
    return { situation, fixed: fixedUnitsOf(situation), pairs }
  }
}

const shelfIndexes = { top: 0, middle: 1, low: 2 } as const
const shelfCount = 3

/** The most units with the item and the best of the others, or `known` if that is more. */
function complete({ situation, fixed, pairs }: SolvedSituation, { racing, terms }: RacedItem, known: number): number {
  const units = fixed + unitsOf(terms, situation)
  let best = known
  for (const partner of pairs[racing.item.kind]) {
    if (units + partner.units + situation.mostRemainder <= best) break
    best = Math.max(best, units + partner.units + remainderOf(situation, terms.boosts + partner.boosts))
  }
  return best
}

function pairUp(a: readonly Partner[], b: readonly Partner[], situation: Situation): Partner[] {
  const pairs = a.flatMap((one) =>
    b.map((other) => ({ units: one.units + other.units, boosts: one.boosts + other.boosts })),
  )
  return keepBest(pairs, situation)
}

/** Those that can be in a best loadout: of each residue the best, and none that rounding could not bring to the top. */
function keepBest(partners: readonly Partner[], situation: Situation): Partner[] {
  let most = -Infinity
  for (const { units } of partners) most = Math.max(most, units)
  const byResidue = new Map<number, Partner>()
  for (const partner of partners) {
    if (partner.units <= most - situation.mostRemainder) continue
    const residue = residueOf(situation, partner.boosts)
    if (partner.units > (byResidue.get(residue)?.units ?? -Infinity)) byResidue.set(residue, partner)
  }
  return [...byResidue.values()].toSorted((x, y) => y.units - x.units)
}
