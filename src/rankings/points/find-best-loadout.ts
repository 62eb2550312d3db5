import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { groupBy } from '#catalogue/group-by.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import {
  describeSituation,
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
  const best = findBestLoadout(races, choice, player)
  if (best === null) return null
  const without = mapKinds((kind) => {
    const others = choice[kind].filter(({ item }) => item.id !== best.items[kind].item.id)
    return findBestLoadout(races, { ...choice, [kind]: others }, player)
  })
  // Whatever is not the best differs from it in one of the kinds.
  const [runnerUp = null] = itemKinds.flatMap((kind) => without[kind] ?? []).toSorted((a, b) => b.points - a.points)
  return { best, runnerUp, without }
}

/**
 * The driver, kart and glider that bring most in some races together, raced with in each of them. Exact: no other triple
 * of the choice brings more. Null where the choice lacks a kind.
 *
 * Drivers with the same skill and shelves make the same of the races; for each such group the best kart and glider are
 * chosen apart, and only as many combinations are tried as the rounding of level boosts could put first.
 */
export function findBestLoadout(races: readonly Race[], choice: Choice, player: RacingPlayer): BestLoadout | null {
  const placed = mapKinds((kind) => placeAll(races, choice[kind], player))
  const groups = [...groupBy(placed.driver, keyOfGroup).values()]
  const options = groups
    .map((drivers) => prepareGroup(races, drivers, placed, player))
    .filter(({ bound }) => bound > -Infinity)
    .toSorted((a, b) => b.bound - a.bound)
  let best: FoundTriple | null = null
  for (const option of options) best = searchGroup(option, best)
  return best && describeLoadout(races, best.triple, player)
}

/** An item in all of the races. */
interface PlacedItem {
  readonly trained: TrainedItem
  /** Its place in the choice. */
  readonly order: number
  readonly racing: readonly RacingItem[]
  /** By race. */
  readonly terms: readonly ItemTerms[]
}

/** Of items that are alike in every race, the first. */
function placeAll(races: readonly Race[], items: readonly TrainedItem[], player: RacingPlayer): PlacedItem[] {
  const first = new Map<string, PlacedItem>()
  for (const [order, trained] of items.entries()) {
    const racing = races.map((race) => placeInRace(race, trained))
    const key = [keyOfTrained(trained), ...racing.map(({ shelf }) => shelf)].join()
    if (first.has(key)) continue
    const terms = races.map(({ course }, index) => termsOf(course, racing[index]!, player))
    first.set(key, { trained, order, racing, terms })
  }
  return [...first.values()]
}

function keyOfGroup({ racing }: PlacedItem): string {
  return racing.map(keyOfSituation).join()
}

/** An item with its units in a group's situations. */
interface ValuedItem extends PlacedItem {
  readonly units: number
}

interface GroupOption {
  readonly situations: readonly Situation[]
  readonly valued: Readonly<Record<ItemKind, readonly ValuedItem[]>>
  readonly fixed: number
  readonly mostRemainder: number
  /** No triple of the group has more units. */
  readonly bound: number
}

function prepareGroup(
  races: readonly Race[],
  drivers: readonly PlacedItem[],
  placed: Readonly<Record<ItemKind, readonly PlacedItem[]>>,
  player: RacingPlayer,
): GroupOption {
  const situations = races.map(({ course }, index) => describeSituation(course, drivers[0]!.racing[index]!, player))
  const value = (items: readonly PlacedItem[]): ValuedItem[] =>
    items
      .map((item) => ({
        ...item,
        units: situations.reduce((sum, situation, race) => sum + unitsOf(item.terms[race]!, situation), 0),
      }))
      .toSorted((a, b) => b.units - a.units)
  const valued = mapKinds((kind) => value(kind === 'driver' ? drivers : placed[kind]))
  const fixed = situations.reduce((sum, situation) => sum + fixedUnitsOf(situation), 0)
  const mostRemainder = situations.reduce((sum, situation) => sum + situation.mostRemainder, 0)
  const most = itemKinds.reduce((sum, kind) => sum + (valued[kind][0]?.units ?? -Infinity), fixed + mostRemainder)
  return { situations, valued, fixed, mostRemainder, bound: most }
}

interface FoundTriple {
  readonly units: number
  readonly triple: Readonly<Record<ItemKind, PlacedItem>>
}

/** The best of the group, or `known` if that is better. */
function searchGroup({ situations, valued, fixed, mostRemainder, bound }: GroupOption, known: FoundTriple | null) {
  let best = known
  if (best !== null && bound < best.units) return best
  const mostGlider = valued.glider[0]!.units
  const mostKart = valued.kart[0]!.units
  for (const driver of valued.driver) {
    const withDriver = fixed + mostRemainder + driver.units
    if (best !== null && withDriver + mostKart + mostGlider < best.units) break
    for (const kart of valued.kart) {
      if (best !== null && withDriver + kart.units + mostGlider < best.units) break
      for (const glider of valued.glider) {
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

function comesFirst(driver: PlacedItem, kart: PlacedItem, glider: PlacedItem, { triple }: FoundTriple): boolean {
  return (
    (driver.order - triple.driver.order || kart.order - triple.kart.order || glider.order - triple.glider.order) < 0
  )
}

function describeLoadout(races: readonly Race[], triple: FoundTriple['triple'], player: RacingPlayer): BestLoadout {
  const scored = races.map(({ course }, index) => {
    const loadout = mapKinds((kind) => triple[kind].racing[index]!)
    return { loadout, race: scoreRace(course, loadout, player) }
  })
  const units = scored.reduce((sum, { race }) => sum + Math.round(race.points * unitsPerPoint), 0)
  return { items: mapKinds((kind) => triple[kind].trained), races: scored, points: units / unitsPerPoint }
}
