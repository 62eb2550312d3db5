import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import {
  findSituation,
  fixedUnitsOf,
  keyOfSituation,
  placeInRace,
  keyOfTrained,
  remainderOf,
  termsOf,
  unitsOf,
  type ItemTerms,
  type Race,
  type Situation,
  type TrainedItem,
} from './race-units.ts'
import {
  scoreRace,
  unitsPerPoint,
  type RacePoints,
  type RacingItem,
  type RacingLoadout,
  type RacingPlayer,
} from './score-race.ts'

/** What can be raced with. Among loadouts with equal points, what comes first in these lists wins, drivers before karts. */
export type Choice = Readonly<Record<ItemKind, readonly TrainedItem[]>>

/** One driver, kart and glider for some races. */
export interface BestLoadout {
  readonly items: Readonly<Record<ItemKind, TrainedItem>>
  /** In the order of the races: the shelves there, and what the race brings. */
  readonly races: readonly { readonly loadout: RacingLoadout; readonly race: RacePoints }[]
  /** In all races together. */
  readonly points: number
}

/** The best loadout, and what each of its items is worth. */
export interface LoadoutAdvice {
  readonly best: BestLoadout
  /** The best of all others; null where there are none. */
  readonly runnerUp: BestLoadout | null
  /** The best without the driver, kart or glider of the best; null where nothing else of the kind is owned. */
  readonly without: Readonly<Record<ItemKind, BestLoadout | null>>
}

/** findBestLoadout, with what comes next. Null where nothing of some kind can be raced with. */
export function adviseLoadout(races: readonly Race[], choice: Choice, player: RacingPlayer): LoadoutAdvice | null {
  const search = new LoadoutSearch(races, choice, player)
  const best = search.find()
  if (best === null) return null
  const without = mapKinds((kind) => search.find(best.items[kind].item.id))
  // Whatever is not the best differs from it in one of the kinds.
  const [runnerUp = null] = itemKinds.flatMap((kind) => without[kind] ?? []).toSorted((a, b) => b.points - a.points)
  return { best, runnerUp, without }
}

/**
 * The driver, kart and glider that bring most in some races together, raced with in each of them. Exact: no other triple
 * of the choice brings more. Null where the choice lacks a kind.
 */
export function findBestLoadout(races: readonly Race[], choice: Choice, player: RacingPlayer): BestLoadout | null {
  return new LoadoutSearch(races, choice, player).find()
}

/**
 * Drivers with the same skill and shelves make the same of the races; for each such group the best kart and glider are
 * chosen apart, and only as many combinations are tried as the rounding of level boosts could put first.
 */
class LoadoutSearch {
  readonly #races: readonly Race[]
  readonly #player: RacingPlayer
  readonly #groups: readonly DriverGroup[]

  constructor(races: readonly Race[], choice: Choice, player: RacingPlayer) {
    this.#races = races
    this.#player = player
    const placed = mapKinds((kind) => placeAll(races, choice[kind], player))
    this.#groups = [...groupBy(placed.driver, keyOfGroup).values()].map((drivers) =>
      valueGroup(races, { ...placed, driver: drivers }, player),
    )
  }

  /** Null where nothing of some kind is left. @param without id of an item that is not raced with */
  find(without: string | null = null): BestLoadout | null {
    const options = this.#groups
      .map((group) => narrowGroup(group, without))
      .filter(({ bound }) => bound > -Infinity)
      .toSorted((a, b) => b.bound - a.bound)
    let best: FoundTriple | null = null
    for (const option of options) best = searchGroup(option, best)
    return best && scoreLoadout(this.#races, best.triple, this.#player)
  }
}

/** Items that are interchangeable in every race. */
interface PlacedItems {
  /** The first two: one can be left out. Each with its place in the choice. */
  readonly items: { readonly trained: TrainedItem; readonly order: number }[]
  /** By race. */
  readonly racing: readonly RacingItem[]
  readonly terms: readonly ItemTerms[]
}

function placeAll(races: readonly Race[], items: readonly TrainedItem[], player: RacingPlayer): PlacedItems[] {
  const placed = new Map<string, PlacedItems>()
  for (const [order, trained] of items.entries()) {
    const racing = races.map((race) => placeInRace(race, trained))
    let key = keyOfTrained(trained)
    for (const { shelf } of racing) key += ` ${shelf}`
    const alike = placed.get(key)
    if (alike && alike.items.length < 2) alike.items.push({ trained, order })
    if (alike) continue
    const terms = races.map(({ course }, index) => termsOf(course, racing[index]!, player))
    placed.set(key, { items: [{ trained, order }], racing, terms })
  }
  return [...placed.values()]
}

function keyOfGroup({ racing }: PlacedItems): string {
  return racing.map(keyOfSituation).join()
}

/** Drivers that make the same of the races, and everything that can be raced with them. */
interface DriverGroup {
  readonly situations: readonly Situation[]
  readonly placed: Readonly<Record<ItemKind, readonly PlacedItems[]>>
  /** Of each of the placed in the group's situations. */
  readonly units: Readonly<Record<ItemKind, Float64Array>>
  readonly fixed: number
  readonly mostRemainder: number
}

function valueGroup(races: readonly Race[], placed: DriverGroup['placed'], player: RacingPlayer): DriverGroup {
  const { racing } = placed.driver[0]!
  const situations = races.map(({ course }, index) => findSituation(course, racing[index]!, player))
  const value = ({ terms }: PlacedItems) => {
    let units = 0
    for (let race = 0; race < situations.length; race++) units += unitsOf(terms[race]!, situations[race]!)
    return units
  }
  return {
    situations,
    placed,
    units: mapKinds((kind) => Float64Array.from(placed[kind], value)),
    fixed: situations.reduce((sum, situation) => sum + fixedUnitsOf(situation), 0),
    mostRemainder: situations.reduce((sum, situation) => sum + situation.mostRemainder, 0),
  }
}

interface Candidate {
  readonly trained: TrainedItem
  readonly order: number
  readonly units: number
  readonly terms: readonly ItemTerms[]
}

interface GroupOption {
  readonly group: DriverGroup
  /** Best first: those that rounding could put first. */
  readonly candidates: Readonly<Record<ItemKind, readonly Candidate[]>>
  /** No triple of the group has more units. */
  readonly bound: number
}

function narrowGroup(group: DriverGroup, without: string | null): GroupOption {
  const { placed, units, fixed, mostRemainder } = group
  const isLeft = ({ items }: PlacedItems) => items.length > 1 || items[0]!.trained.item.id !== without
  let bound = fixed + mostRemainder
  const candidates = mapKinds((kind) => {
    let most = -Infinity
    for (const [index, each] of placed[kind].entries())
      if (units[kind][index]! > most && isLeft(each)) most = units[kind][index]!
    bound += most
    return placed[kind]
      .flatMap((each, index): Candidate[] => {
        if (units[kind][index]! < most - mostRemainder || !isLeft(each)) return []
        const first = each.items.find(({ trained }) => trained.item.id !== without)!
        return [{ ...first, units: units[kind][index]!, terms: each.terms }]
      })
      .toSorted((a, b) => b.units - a.units)
  })
  return { group, candidates, bound }
}

interface FoundTriple {
  readonly units: number
  readonly triple: Readonly<Record<ItemKind, Candidate>>
}

/** The best of the group, or `known` if that is better. */
function searchGroup({ group, candidates, bound }: GroupOption, known: FoundTriple | null) {
  const { situations, fixed, mostRemainder } = group
  let best = known
  if (best !== null && bound < best.units) return best
  const mostGlider = candidates.glider[0]!.units
  const mostKart = candidates.kart[0]!.units
  for (const driver of candidates.driver) {
    const withDriver = fixed + mostRemainder + driver.units
    if (best !== null && withDriver + mostKart + mostGlider < best.units) break
    for (const kart of candidates.kart) {
      if (best !== null && withDriver + kart.units + mostGlider < best.units) break
      for (const glider of candidates.glider) {
        const most = withDriver + kart.units + glider.units
        if (best !== null && most < best.units) break
        let units = most - mostRemainder
        for (let race = 0; race < situations.length; race++)
          units += remainderOf(
            situations[race]!,
            driver.terms[race]!.boosts + kart.terms[race]!.boosts + glider.terms[race]!.boosts,
          )
        if (best === null || units > best.units || (units === best.units && comesFirst(driver, kart, glider, best)))
          best = { units, triple: { driver, kart, glider } }
      }
    }
  }
  return best
}

function comesFirst(driver: Candidate, kart: Candidate, glider: Candidate, { triple }: FoundTriple): boolean {
  return (
    (driver.order - triple.driver.order || kart.order - triple.kart.order || glider.order - triple.glider.order) < 0
  )
}

function scoreLoadout(races: readonly Race[], triple: FoundTriple['triple'], player: RacingPlayer): BestLoadout {
  const scored = races.map((race) => {
    const loadout = mapKinds((kind) => placeInRace(race, triple[kind].trained))
    return { loadout, race: scoreRace(race.course, loadout, player) }
  })
  const units = scored.reduce((sum, { race }) => sum + Math.round(race.points * unitsPerPoint), 0)
  return { items: mapKinds((kind) => triple[kind].trained), races: scored, points: units / unitsPerPoint }
}
