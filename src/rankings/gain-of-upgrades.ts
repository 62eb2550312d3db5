import { itemKinds, type ItemKind, type ShelfLevel } from '#catalogue/entities.ts'
import { groupBy } from '#catalogue/group-by.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from './formula.ts'
import { countTickets } from './points/ticket-costs.ts'
import {
  describeSituation,
  fixedUnitsOf,
  keyOfSituation,
  keyOfTrained,
  kartSkillUnits,
  lastingTermsOf,
  remainderOf,
  residueOf,
  unitsOf,
  type ItemTerms,
  type Race,
  type Situation,
  type TrainedItem,
} from './points/race-units.ts'
import type { Choice } from './points/find-best-loadout.ts'
import type { RaceCourse } from './points/race-course.ts'
import { countBoosts, shelfInCup } from './points/shelf-in-cup.ts'
import { capStepTickets, highestCapStep, type RaceShelf } from './points/score-model.ts'
import {
  isMiiSuit,
  unitsPerPoint,
  type RacingItem,
  type RacingPlayer,
  type ScoredItem,
  type Training,
} from './points/score-race.ts'

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
  const sorts = new ItemSorts()
  const items = [
    ...itemKinds.flatMap((kind) => owned[kind].map((trained) => askOwned(sorts, trained, player))),
    ...others.map((item) => askOther(sorts, item, player)),
  ]
  if (items.every(({ steps }) => steps.length === 0)) return []
  const scratch = {
    bestWith: new Float64Array(sorts.countRows()),
    standings: items.map((): Standing => ({ topLevel: 0, boosts: 0 })),
  }
  for (const race of races) {
    const solver = new RaceSolver(race, sorts, items, player, scratch)
    for (let index = 0; index < items.length; index++) addGains(solver, race.count, index, items[index]!)
  }
  return items.flatMap(({ steps, gains }) =>
    steps.flatMap((step, index) => (gains[index]! > 0 ? [{ ...step, gain: gains[index]! / unitsPerPoint }] : [])),
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

/** An item, owned or to get, with what could be made of it; all by sort. */
interface AskedItem {
  readonly item: ScoredItem
  /** Null for an item to get. */
  readonly owned: { readonly level: number; readonly sort: number } | null
  readonly steps: readonly Step[]
  readonly sorts: readonly number[]
  /** How many of the steps, the first ones, are levels: the higher, the more points. The same goes for the caps after them. */
  readonly levelCount: number
  /** At its highest level and cap: if that gains nothing in a race, no step does. */
  readonly sortAtTheCap: number
  /** An owned suit, were there one more; null for everything else. */
  readonly sortWithOneMore: number | null
  /** Units, by step. */
  readonly gains: Float64Array
}

function askOwned(sorts: ItemSorts, trained: TrainedItem, player: RacingPlayer): AskedItem {
  const { item, level } = trained
  return {
    ...askSteps(sorts, item, listSteps(trained), player),
    owned: { level, sort: sorts.sort(trained, player) },
    sortWithOneMore: isMiiSuit(item) ? sorts.sort(trained, withOneMoreSuit(player)) : null,
  }
}

function askOther(sorts: ItemSorts, item: ScoredItem, player: RacingPlayer): AskedItem {
  const asPlayer = isMiiSuit(item) ? withOneMoreSuit(player) : player
  return { ...askSteps(sorts, item, listWaysToGet(item), asPlayer), owned: null, sortWithOneMore: null }
}

function askSteps(sorts: ItemSorts, item: ScoredItem, steps: readonly Step[], player: RacingPlayer) {
  return {
    item,
    steps,
    levelCount: steps.filter(({ from, to }) => from === null || to.level > from.level).length,
    sorts: steps.map(({ to }) => sorts.sort({ item, ...to }, player)),
    sortAtTheCap: sorts.sort({ item, level: highestItemLevel, cap: highestCapStep }, player),
    gains: new Float64Array(steps.length),
  }
}

function withOneMoreSuit(player: RacingPlayer): RacingPlayer {
  return { ...player, suits: player.suits + 1 }
}

const shelves = ['top', 'middle', 'low'] as const satisfies readonly RaceShelf[]
const shelfIndexes: Readonly<Record<RaceShelf, number>> = { top: 0, middle: 1, low: 2 }

/**
 * Items of one sort are alike wherever they stand on the same shelf, so that each race looks at each sort once. A sort on
 * a shelf is a row; what does not change from race to race is known by row.
 */
class ItemSorts {
  readonly terms: ItemTerms[] = []
  /** Of each term the most that an item of the kind has. */
  readonly most = mapKinds((): Terms => ({ ...noTerms }))
  /** Who drives like the row: an index in `drivers`. */
  readonly driverOf: number[] = []
  /** Of each way to drive, one who does. */
  readonly drivers: RacingItem[] = []
  /** Whose skill counts like the row's on a course: an index in `skilled`. */
  readonly skillOf: number[] = []
  readonly skilled: ScoredItem[] = []
  readonly #ids = new Map<string, number>()
  readonly #drivers = new Map<string, number>()
  readonly #skills = new Map<string, number>()

  countRows(): number {
    return this.terms.length
  }

  sort(trained: TrainedItem, player: RacingPlayer): number {
    const { item } = trained
    const key = `${item.kind} ${keyOfTrained(trained)} ${isMiiSuit(item) ? player.suits : ''}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(key, id)
    const skill = numberOf(this.#skills, `${item.kind} ${item.skillId} ${item.rarity}`, item, this.skilled)
    for (const shelf of shelves) {
      const racing = { ...trained, shelf }
      const terms = lastingTermsOf(racing, player)
      this.terms.push(terms)
      raiseTerms(this.most[item.kind], terms, 0)
      this.skillOf.push(skill)
      this.driverOf.push(
        item.kind === 'driver' ? numberOf(this.#drivers, keyOfSituation(racing), racing, this.drivers) : -1,
      )
    }
    return id
  }
}

/** The number of a key; a new one's value joins the list. */
function numberOf<Value>(numbers: Map<string, number>, key: string, value: Value, values: Value[]): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, values.length)
  return values.push(value) - 1
}

/** Where an item stands in a race, whatever its level. */
interface Standing {
  topLevel: ShelfLevel | 0 | undefined
  boosts: number
}

function rowOf({ topLevel, boosts }: Readonly<Standing>, level: number, sort: number): number {
  return sort * shelves.length + shelfIndexes[shelfInCup(topLevel, level, boosts)]
}

function addGains(solver: RaceSolver, count: number, index: number, asked: AskedItem): void {
  const { item, owned, steps, sorts, levelCount, gains } = asked
  if (steps.length === 0) return
  const { best } = solver
  const standing = solver.standings[index]!
  const least = owned === null && isMiiSuit(item) ? solver.bestWithOneMoreSuit : best
  const unitsAt = (level: number, sort: number) =>
    Math.max(least, solver.findBestWith(item.kind, rowOf(standing, level, sort)))
  if (unitsAt(highestItemLevel, asked.sortAtTheCap) <= best) return
  // From the highest down: below one that gains nothing, nothing does.
  for (const [first, last] of [
    [0, levelCount - 1],
    [levelCount, steps.length - 1],
  ] as const)
    for (let step = last; step >= first; step--) {
      const units = unitsAt(steps[step]!.to.level, sorts[step]!)
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
  readonly #sorts: ItemSorts
  readonly #items: readonly AskedItem[]
  readonly #player: RacingPlayer
  readonly #owned: OwnedRows
  /** By way to drive: those of owned drivers, and those of others once they are asked about. */
  readonly #situations: (SolvedSituation | undefined)[] = []
  readonly #ownedSituations: readonly SolvedSituation[]
  /** Those in which some kart, or glider, could bring more than the best does. */
  readonly #promising: Partial<Record<ItemKind, readonly SolvedSituation[]>> = {}
  /** By row; NaN where nobody has asked. */
  readonly #bestWith: Float64Array
  #bestWithOneMoreSuit: number | null = null

  constructor(race: Race, sorts: ItemSorts, items: readonly AskedItem[], player: RacingPlayer, scratch: Scratch) {
    this.standings = scratch.standings
    this.#course = race.course
    this.#sorts = sorts
    this.#items = items
    this.#player = player
    this.#bestWith = scratch.bestWith.fill(NaN)
    for (let index = 0; index < items.length; index++) {
      const { item } = items[index]!
      const standing = scratch.standings[index]!
      standing.topLevel = race.topLevelOf(item)
      standing.boosts = countBoosts(race.boosts, race.position, item)
    }
    this.#owned = new OwnedRows(race.course, sorts, items, scratch.standings)
    const byWay = groupBy(this.#owned.rows.driver, (row) => sorts.driverOf[row]!)
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
      const way = this.#sorts.driverOf[row]!
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
    for (const [index, { item, owned, sortWithOneMore }] of this.#items.entries())
      if (owned !== null && sortWithOneMore !== null) {
        const row = rowOf(this.standings[index]!, owned.level, sortWithOneMore)
        best = Math.max(best, this.findBestWith(item.kind, row))
      }
    this.#bestWithOneMoreSuit = best
    return best
  }

  /** @param drivers rows that make the same of the race */
  #solve(way: number, drivers: readonly number[]): SolvedSituation {
    const situation = describeSituation(this.#course, this.#sorts.drivers[way]!, this.#player)
    const solved = new SolvedSituation(situation, drivers, this.#owned)
    this.#situations[way] = solved
    return solved
  }
}

/** What is owned, in one race: each row once. */
class OwnedRows {
  readonly rows: Readonly<Record<ItemKind, number[]>> = { driver: [], kart: [], glider: [] }
  /** Of each term the most that an owned row of the kind has, and that any has, owned or not. */
  readonly most: Readonly<Record<ItemKind, ItemTerms>>
  readonly mostOfAny: Readonly<Record<ItemKind, ItemTerms>>
  readonly #sorts: ItemSorts
  /** By skilled item. */
  readonly #skillUnits: readonly number[]

  constructor(
    course: RaceCourse,
    sorts: ItemSorts,
    items: readonly AskedItem[],
    standings: readonly Readonly<Standing>[],
  ) {
    this.#sorts = sorts
    this.#skillUnits = sorts.skilled.map((item) => kartSkillUnits(course, item))
    const isKnown = new Uint8Array(sorts.countRows())
    for (let index = 0; index < items.length; index++) {
      const { item, owned } = items[index]!
      if (owned === null) continue
      const row = rowOf(standings[index]!, owned.level, owned.sort)
      if (isKnown[row] === 1) continue
      isKnown[row] = 1
      this.rows[item.kind].push(row)
    }
    this.most = mapKinds((kind) => this.#mostOf(this.rows[kind]))
    const mostSkill = Math.max(...this.#skillUnits)
    this.mostOfAny = mapKinds((kind) => {
      const most = sorts.most[kind]
      return kind === 'kart' ? { ...most, fixed: most.fixed + mostSkill } : most
    })
  }

  unitsIn(situation: Situation, row: number): number {
    return unitsOf(this.#sorts.terms[row]!, situation) + this.#skillOf(row)
  }

  boostsOf(row: number): number {
    return this.#sorts.terms[row]!.boosts
  }

  #skillOf(row: number): number {
    return this.#skillUnits[this.#sorts.skillOf[row]!]!
  }

  #mostOf(rows: readonly number[]): ItemTerms {
    const most = { ...noTerms }
    for (const row of rows) raiseTerms(most, this.#sorts.terms[row]!, this.#skillOf(row))
    return most
  }
}

type Terms = { -readonly [Term in keyof ItemTerms]: number }

const noTerms: ItemTerms = { fixed: 0, boosts: 0, perActionPoint: 0, perCombo: 0, perItemCoin: 0, perBananaHit: 0 }

/** Raises each term to that of an item. */
function raiseTerms(most: Terms, terms: ItemTerms, skillUnits: number): void {
  most.fixed = Math.max(most.fixed, terms.fixed + skillUnits)
  most.boosts = Math.max(most.boosts, terms.boosts)
  most.perActionPoint = Math.max(most.perActionPoint, terms.perActionPoint)
  most.perCombo = Math.max(most.perCombo, terms.perCombo)
  most.perItemCoin = Math.max(most.perItemCoin, terms.perItemCoin)
  most.perBananaHit = Math.max(most.perBananaHit, terms.perBananaHit)
}

/** Units and boosts of one item, or of two together. */
interface Partner {
  readonly units: number
  readonly boosts: number
}

/** What the owned items make of one situation of a race. */
class SolvedSituation {
  /** Rows of those who bring it about. */
  readonly drivers: readonly number[]
  /** No loadout of the owned has more units. */
  readonly bound: number
  readonly #situation: Situation
  readonly #owned: OwnedRows
  readonly #fixed: number
  /** No owned item of the kind has more units. */
  readonly #bounds: Readonly<Record<ItemKind, number>>
  readonly #partners: Partial<Record<ItemKind, readonly Partner[]>> = {}
  readonly #pairs: Partial<Record<ItemKind, readonly Partner[]>> = {}

  constructor(situation: Situation, drivers: readonly number[], owned: OwnedRows) {
    this.drivers = drivers
    this.#situation = situation
    this.#owned = owned
    this.#fixed = fixedUnitsOf(situation)
    this.#bounds = mapKinds((kind) => unitsOf(owned.most[kind], situation))
    this.bound = itemKinds.reduce((sum, kind) => sum + this.#bounds[kind], this.#fixed + situation.mostRemainder)
  }

  /** With any item of the kind, owned or not, no loadout has more units. */
  boundWithAny(kind: ItemKind): number {
    return this.bound - this.#bounds[kind] + unitsOf(this.#owned.mostOfAny[kind], this.#situation)
  }

  /** The most units with the row and the best of the other kinds, or `known` if that is more. */
  complete(kind: ItemKind, row: number, known: number): number {
    const own = this.#owned.unitsIn(this.#situation, row)
    // Most situations end here, and nobody looks at their items.
    if (this.bound - this.#bounds[kind] + own <= known) return known
    const boosts = this.#owned.boostsOf(row)
    const units = this.#fixed + own
    let best = known
    for (const partner of this.#pairsWithout(kind)) {
      if (units + partner.units + this.#situation.mostRemainder <= best) break
      best = Math.max(best, units + partner.units + remainderOf(this.#situation, boosts + partner.boosts))
    }
    return best
  }

  /** Of the two other kinds together: of each residue the best, best first. */
  #pairsWithout(kind: ItemKind): readonly Partner[] {
    const known = this.#pairs[kind]
    if (known) return known
    const [some, others] = itemKinds.filter((other) => other !== kind).map((other) => this.#listPartners(other))
    const units = new Float64Array(some!.length * others!.length)
    for (let index = 0; index < units.length; index++)
      units[index] = some![index % some!.length]!.units + others![Math.floor(index / some!.length)]!.units
    const boostsOf = (index: number) =>
      some![index % some!.length]!.boosts + others![Math.floor(index / some!.length)]!.boosts
    const pairs = this.#keepBest(units, boostsOf)
    this.#pairs[kind] = pairs
    return pairs
  }

  #listPartners(kind: ItemKind): readonly Partner[] {
    const known = this.#partners[kind]
    if (known) return known
    const rows = kind === 'driver' ? this.drivers : this.#owned.rows[kind]
    const units = new Float64Array(rows.length)
    for (let index = 0; index < rows.length; index++) units[index] = this.#owned.unitsIn(this.#situation, rows[index]!)
    const partners = this.#keepBest(units, (index) => this.#owned.boostsOf(rows[index]!))
    this.#partners[kind] = partners
    return partners
  }

  /** Those that can be in a best loadout: of each residue the best, and none that rounding could not bring to the top. */
  #keepBest(units: Float64Array, boostsOf: (index: number) => number): Partner[] {
    let least = -Infinity
    for (let index = 0; index < units.length; index++)
      least = Math.max(least, units[index]! - this.#situation.mostRemainder)
    const byResidue = new Map<number, Partner>()
    for (let index = 0; index < units.length; index++) {
      if (units[index]! < least) continue
      const partner = { units: units[index]!, boosts: boostsOf(index) }
      const residue = residueOf(this.#situation, partner.boosts)
      if (partner.units > (byResidue.get(residue)?.units ?? -Infinity)) byResidue.set(residue, partner)
    }
    return [...byResidue.values()].toSorted((x, y) => y.units - x.units)
  }
}
