/** What the planner's game says about races, in the words of the points: where is raced, and what with. */
import { itemKinds, type ItemKind, type ShelfLevel } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { Choice } from '../points/find-best-loadout.ts'
import type { CountedRace } from '../points/gain-of-upgrades.ts'
import { placeInRace, type Race, type TrainedItem } from '../points/race-units.ts'
import { highestCapStep } from '../points/score-model.ts'
import { basePointsOf, isMiiSuit, unknownPlayer, type RacingPlayer } from '../points/score-race.ts'
import { compareRanked } from '../subjects/compare-ranked.ts'
import { highestItemLevel } from '../formula.ts'
import { listCups, type RacedCup } from './plan-week.ts'
import type { OwnedLevels, PlannerGame, PlannerItem, Reach } from './planner-game.ts'

/** What the reader has made of the game. */
export interface Collection {
  /** Item levels, 1 to 8, by item id. Ids that the game does not have count for nothing. */
  readonly levels: OwnedLevels
  /** Points-cap steps, 1 to 4, by item id; 0 for all others. */
  readonly caps: ReadonlyMap<string, number>
  /** 1 to 400. */
  readonly playerLevel: number
}

/** The player of a collection. Suits that the game does not have do not count. */
export function playerOf(game: PlannerGame, { levels, playerLevel }: Collection): RacingPlayer {
  const suits = game.items.driver.filter((item) => isMiiSuit(item) && levels.has(item.id)).length
  return { level: playerLevel, suits }
}

/** The owned items, in no order that decides between equals. */
export function listOwned(game: PlannerGame, { levels, caps }: Collection): Choice {
  const train = (item: PlannerItem): TrainedItem[] => {
    const level = levels.get(item.id)
    return level === undefined ? [] : [{ item, level, cap: caps.get(item.id) ?? 0 }]
  }
  return mapKinds((kind) => game.items[kind].flatMap(train))
}

/** Everything at its highest level and cap: the best there is. Suits are counted as one, see unknownPlayer. */
export function listEverything(game: PlannerGame): Choice {
  return mapKinds((kind) => game.items[kind].map(bringToCap))
}

function bringToCap(item: PlannerItem): TrainedItem {
  return { item, level: highestItemLevel, cap: highestCapStep }
}

/** A race of the planner's game. */
export interface PlannerRace extends Race {
  /** Index in the game's list of variants. */
  readonly variant: number
}

/** A race on a course variant outside of cups. @param variant its index in the game */
export function raceOn(game: PlannerGame, variant: number): PlannerRace {
  const topLevels = topLevelsOf(game)[variant]!
  return {
    variant,
    course: game.variants[variant]!.course,
    topLevelOf: ({ id }) => topLevels.get(id),
    boosts: null,
    position: 0,
  }
}

/** The races of a cup, with its boosts. */
export function racesOfCup(game: PlannerGame, { variants, boosts }: RacedCup): PlannerRace[] {
  return variants.map((variant, position) => ({ ...raceOn(game, variant), boosts, position }))
}

/**
 * All that is raced within a reach, each as often as it comes: the ranked cup, the cups of its tour, the ranked cups of
 * the round, or every course variant once.
 */
export function listRaces(game: PlannerGame, reach: Reach): (PlannerRace & CountedRace)[] {
  const { cup, tour, round } = game.plan
  const ofCups = (cups: readonly RacedCup[]) => countOnce(cups.flatMap((raced) => racesOfCup(game, raced)))
  switch (reach) {
    case 'cup':
      return ofCups(cup ? [cup.cup] : [])
    case 'tour':
      return ofCups(tour?.cups ?? [])
    case 'year':
      return ofCups(listCups(round).map((each) => each.cup))
    case 'all':
      return countOnce(game.variants.map((_, variant) => raceOn(game, variant)))
  }
}

function countOnce(races: readonly PlannerRace[]): (PlannerRace & CountedRace)[] {
  return races.map((race) => ({ ...race, count: 1 }))
}

/** By variant index, then by item id: the top level of each item with a shelf there. */
const topLevelsOf = memoizeWeak((game: PlannerGame): readonly ReadonlyMap<string, ShelfLevel | 0>[] => {
  const topLevels = game.variants.map(() => new Map<string, ShelfLevel | 0>())
  for (const kind of itemKinds)
    for (const { id, shelves } of game.items[kind])
      for (const { variant, topLevel } of shelves) topLevels[variant]!.set(id, topLevel)
  return topLevels
})

/** The choice in the order that decides between loadouts with equal points: as in rankings. */
export function orderForTies(game: PlannerGame, races: readonly Race[], choice: Choice): Choice {
  return mapKinds((kind: ItemKind) =>
    choice[kind]
      .map((trained) => ({ trained, keys: tieKeysOf(game, races, trained) }))
      .toSorted((a, b) => compareRanked(a.keys, b.keys))
      .map(({ trained }) => trained),
  )
}

function tieKeysOf(game: PlannerGame, races: readonly Race[], trained: TrainedItem) {
  const { id, entryDay, skillStrength } = game.itemById.get(trained.item.id)!
  const levelsNeeded = races.map((race) => {
    const topLevel = race.topLevelOf(trained.item)
    return placeInRace(race, trained).shelf === 'top' ? (topLevel ?? 1) : 1
  })
  return {
    score: 0,
    levelNeeded: Math.max(1, ...levelsNeeded),
    top: game.topCounts.get(id)!,
    basePoints: basePointsOf({ ...trained, cap: highestCapStep }, unknownPlayer),
    entryDay,
    skillStrength,
    id,
  }
}
