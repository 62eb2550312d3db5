/** What to race with, and what would bring more: the planner's answers in points. */
import { itemKinds, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { adviseLoadout, findBestLoadout, type LoadoutAdvice } from '../points/find-best-loadout.ts'
import { listUpgrades, type CountedRace, type Upgrade } from '../points/gain-of-upgrades.ts'
import { placeInRace, type Race } from '../points/race-units.ts'
import { unknownPlayer, type RacingItem } from '../points/score-race.ts'
import {
  listEverything,
  listOwned,
  listRaces,
  orderForTies,
  playerOf,
  type Collection,
  type PlannerRace,
} from './plan-races.ts'
import { reaches, type PlannerGame, type Reach } from './planner-game.ts'

/** A loadout, and of which kinds the player owns nothing: the best there is stands in for those. */
export interface RaceAnswer extends LoadoutAdvice {
  readonly lacking: readonly ItemKind[]
}

/**
 * The best driver, kart and glider of a collection for some races, the same in each. Null only where the game lacks a kind.
 * Of kinds that the collection lacks, the best at the cap takes part, so that the others are chosen for it.
 */
export function answerRaces(game: PlannerGame, collection: Collection, races: readonly Race[]): RaceAnswer | null {
  const owned = listOwned(game, collection)
  const lacking = itemKinds.filter((kind) => owned[kind].length === 0)
  const everything = lacking.length > 0 ? listEverything(game) : null
  const choice = mapKinds((kind) => (everything && owned[kind].length === 0 ? everything[kind] : owned[kind]))
  const advice = adviseLoadout(races, orderForTies(game, races, choice), playerOf(game, collection))
  return advice && { ...advice, lacking }
}

/** The best there is for some races, of everything at the cap. Null only where the game lacks a kind. */
export function answerBest(game: PlannerGame, races: readonly Race[]): LoadoutAdvice | null {
  return adviseLoadout(races, orderForTies(game, races, listEverything(game)), unknownPlayer)
}

/** Whose upgrades are asked for. */
export interface UpgradeFilter {
  readonly kinds: readonly ItemKind[]
  readonly rarities: readonly Rarity[]
  /** No upgrade may take more tickets; null for any number. */
  readonly tickets: number | null
}

export const anyUpgrade: UpgradeFilter = { kinds: itemKinds, rarities: ['normal', 'super', 'high-end'], tickets: null }

export interface Upgrades {
  /**
   * For each owned item the level or points cap that gains most per ticket, most per ticket first; where a number of
   * tickets is asked about, that which gains most for them, most points first.
   */
  readonly owned: readonly Upgrade[]
  /** For each other item the level at which it gains most for its copy and tickets; most first. */
  readonly missing: readonly Upgrade[]
}

/** What gains points in some races, each item once. Empty where the collection lacks a whole kind. */
export function rankUpgrades(
  game: PlannerGame,
  collection: Collection,
  races: readonly CountedRace[],
  { kinds, rarities, tickets }: UpgradeFilter,
): Upgrades {
  const others = kinds.flatMap((kind) => game.items[kind].filter(({ id }) => !collection.levels.has(id)))
  const upgrades = listUpgrades({
    races,
    owned: listOwned(game, collection),
    others: others.filter(({ rarity }) => rarities.includes(rarity)),
    player: playerOf(game, collection),
  }).filter(
    ({ item, tickets: needed }) =>
      kinds.includes(item.kind) && rarities.includes(item.rarity) && (tickets === null || needed <= tickets),
  )
  return {
    owned: pickBests(
      upgrades.filter(({ from }) => from !== null),
      ({ gain, tickets: needed }) => (tickets === null ? gain / needed : gain),
    ),
    missing: pickBests(
      upgrades.filter(({ from }) => from === null),
      // A copy counts like a ticket.
      ({ gain, tickets: needed }) => gain / (needed + 1),
    ),
  }
}

/** rankUpgrades of every item, with each race driven once. */
export function rankAllUpgrades(game: PlannerGame, collection: Collection, races: readonly Race[]): Upgrades {
  const driven = races.map((race) => ({ ...race, count: 1 }))
  return rankUpgrades(game, collection, driven, anyUpgrade)
}

/** What gains points within a reach, with the races of it. */
export interface UpgradesWithin extends Upgrades {
  readonly reach: Reach
  readonly races: readonly (PlannerRace & CountedRace)[]
}

/**
 * rankUpgrades within the first reach, from the asked one outwards, in which an owned item gains; else in which one to get
 * does. Where nothing gains anywhere: nothing, within the asked reach.
 */
export function rankUpgradesFrom(
  game: PlannerGame,
  collection: Collection,
  from: Reach,
  filter: UpgradeFilter,
): UpgradesWithin {
  let first: UpgradesWithin | null = null
  let firstToGet: UpgradesWithin | null = null
  for (const reach of reaches.slice(reaches.indexOf(from))) {
    const races = listRaces(game, reach)
    const within = { reach, races, ...rankUpgrades(game, collection, races, filter) }
    if (within.owned.length > 0) return within
    first ??= within
    if (within.missing.length > 0) firstToGet ??= within
  }
  return firstToGet ?? first!
}

/** Of each item the best upgrade, best first; of equals the one for fewer tickets, then by id. */
function pickBests(upgrades: readonly Upgrade[], valueOf: (upgrade: Upgrade) => number): Upgrade[] {
  const sorted = upgrades.toSorted(
    (a, b) => valueOf(b) - valueOf(a) || a.tickets - b.tickets || a.item.id.localeCompare(b.item.id, 'en'),
  )
  const seen = new Set<string>()
  return sorted.filter(({ item }) => !seen.has(item.id) && seen.add(item.id))
}

/** What an upgrade gains on one course variant. */
export interface RaceGain {
  /** Index in the game's list of variants. */
  readonly variant: number
  /** Points in one race. */
  readonly gain: number
  /** In how many of the races. */
  readonly times: number
}

/** Where an upgrade gains points, most first; races of one course in cups with other boosts may gain differently: the most counts. */
export function listRaceGains(
  game: PlannerGame,
  collection: Collection,
  races: readonly (PlannerRace & CountedRace)[],
  upgrade: Upgrade,
): RaceGain[] {
  const levels = new Map(collection.levels).set(upgrade.item.id, upgrade.to.level)
  const caps = new Map(collection.caps).set(upgrade.item.id, upgrade.to.cap)
  const pointsWith = (of: Collection, race: Race) =>
    findBestLoadout([race], listOwned(game, of), playerOf(game, of))?.points ?? 0
  const gains = new Map<number, RaceGain>()
  for (const race of races) {
    const gain = pointsWith({ ...collection, levels, caps }, race) - pointsWith(collection, race)
    if (gain <= 0) continue
    const { variant } = race
    const known = gains.get(variant)
    gains.set(variant, { variant, gain: Math.max(gain, known?.gain ?? 0), times: race.count + (known?.times ?? 0) })
  }
  return [...gains.values()].toSorted((a, b) => b.gain - a.gain || a.variant - b.variant)
}

/** Whether an item stands higher in a race than it does outside of its cup. */
export function isBoostedIn(race: Race, racing: RacingItem): boolean {
  return race.boosts !== null && placeInRace({ ...race, boosts: null }, racing).shelf !== racing.shelf
}
