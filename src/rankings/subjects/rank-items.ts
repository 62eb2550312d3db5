import { shelfLevels, type Catalogue, type ItemKind, type ShelfLevel } from '#catalogue/entities.ts'
import { compareRanked, type RankKeys } from './compare-ranked.ts'
import { shelfMarks, sumShelves, type ShelfSums } from '../shelves/decide-shelves.ts'
import type { Moment } from './find-moment.ts'
import { tierCuts, zoneShares, type TieredSubject } from '../formula.ts'
import {
  pointsStatesOf,
  type PointsState,
  type PointSums,
  type RankedRace,
  type RaceShelves,
} from '../points/points-state.ts'
import { highestCapStep } from '../points/score-model.ts'
import { basePointsOf, positionPointsOf, unitsPerPoint, unknownPlayer } from '../points/score-race.ts'
import { tiers, type HeldShelf, type PlainItem, type RaceParts, type RankedItem, type Tier } from '../ranking.ts'
import { shelfTablesOf, type ShelfTable } from '../shelves/shelf-table.ts'

/** What a ranking is about: the day with its zones, the whole game, or races that all count the same. */
export type Subject =
  | { readonly of: 'day' }
  | { readonly of: 'game' }
  | {
      readonly of: 'races'
      readonly races: readonly RankedRace[]
      /** Those whose shelves are named one by one. */
      readonly shown: readonly RankedRace[]
    }

export interface RankedItems {
  readonly ranked: readonly RankedItem[]
  readonly plain: PlainItem
}

type Candidate = RankKeys & { readonly index: number }

/**
 * The items of one kind, best first: on a day those with a shelf on record, in any other subject those with a shelf there.
 * A rank that rests on rarity and skill alone would tell the reader nothing.
 */
export function rankItems(catalogue: Catalogue, kind: ItemKind, moment: Moment, subject: Subject): RankedItems {
  const table = shelfTablesOf(catalogue)[kind]
  const standing = measureStanding(catalogue, table, moment, subject)
  const atLevelOne = measureStanding(catalogue, table, { ...moment, itemLevel: 1 }, subject)
  const { state, cup, tour, scoreOf, partsOf, tiered, shown } = standing
  const plainIndex = table.items.length
  const plain: PlainItem = Object.assign(new LazyParts(partsOf, plainIndex), {
    score: scoreOf(plainIndex),
    levelOne: atLevelOne.scoreOf(plainIndex),
  })
  const ranked = listCandidates(table, moment, standing)
    .toSorted(compareRanked)
    .map(({ index, score, levelNeeded, top }, position): RankedItem => {
      const { item, knownTops } = table.items[index]!
      return Object.assign(new LazyParts(partsOf, index), {
        kind,
        itemId: item.id,
        rank: position + 1,
        score,
        tier: tiered === null || knownTops ? null : tierOf(score - plain.score, kind, tiered),
        top,
        middle: { cup: cup.middle[index]!, tour: tour.middle[index]!, all: state.middle[index]! },
        shelves: shown.map((shelves) => holdShelf(shelves, index)),
        levelNeeded: toShelfLevel(levelNeeded),
        knownTops,
        isNew: item.debutTour === moment.tourNumber,
        overlap: top.all === 0 ? null : state.sharersOfTop[index]! / top.all,
        levelOne: [
          atLevelOne.scoreOf(index),
          atLevelOne.cup.top[index]!,
          atLevelOne.tour.top[index]!,
          atLevelOne.state.top[index]!,
        ] as const,
      })
    })
  return { ranked, plain }
}

/** The first of `rankItems`. */
export interface FirstItem extends Pick<RankedItem, 'itemId' | 'score' | 'shelves'> {}

/** The first of `rankItems` alone, at a fifth of the cost; null where nothing is ranked. */
export function findFirstItem(
  catalogue: Catalogue,
  kind: ItemKind,
  moment: Moment,
  subject: Subject,
): FirstItem | null {
  const table = shelfTablesOf(catalogue)[kind]
  const standing = measureStanding(catalogue, table, moment, subject)
  const [first] = listCandidates(table, moment, standing).toSorted(compareRanked)
  if (!first) return null
  const shelves = standing.shown.map((race) => holdShelf(race, first.index))
  return { itemId: first.id, score: first.score, shelves }
}

/** Most rows of a ranking show no parts. On the prototype, because a getter for each row takes twice the time of all the rest. */
class LazyParts {
  readonly #partsOf: (index: number) => RaceParts
  readonly #index: number

  constructor(partsOf: (index: number) => RaceParts, index: number) {
    this.#partsOf = partsOf
    this.#index = index
  }

  get parts(): RaceParts {
    return this.#partsOf(this.#index)
  }
}

/** The best tier whose cut the points reach, D if they reach none; cuts differ by kind and subject. */
function tierOf(points: number, kind: ItemKind, subject: TieredSubject): Tier {
  const reached = tierCuts[subject][kind].findIndex((lowest) => points >= lowest)
  return reached === -1 ? 'D' : tiers[reached]!
}

/** All that a moment says of the items of a table, by their index; the plain item comes after the last. */
interface StandingItems {
  readonly state: PointsState['states'][ItemKind]
  readonly cup: ShelfSums
  readonly tour: ShelfSums
  readonly scoreOf: (index: number) => number
  readonly partsOf: (index: number) => RaceParts
  readonly tiered: TieredSubject | null
  /** What it takes to be ranked: shelves in what is ranked, and the level that its top ones need. */
  readonly here: ShelfSums
  /** The races whose shelves are named one by one: too many to read in the whole game. */
  readonly shown: readonly RaceShelves[]
}

function measureStanding(catalogue: Catalogue, table: ShelfTable, moment: Moment, subject: Subject): StandingItems {
  const { kind } = table
  const points = pointsStatesOf(catalogue)(moment.day, moment.itemLevel)
  const state = points.states[kind]
  const cupShelves = moment.cup.map((race) => points.shelvesIn(kind, race))
  const cup = countShelves(table, cupShelves)
  const common = { state, cup, tour: sumShelves(table, state, moment.tour) }
  switch (subject.of) {
    case 'day': {
      const zones = listZones(points, kind, moment, cup)
      const average = averageZones(points, kind, zones)
      const isCupKnown = zones.some(({ share }) => share === zoneShares.cup)
      return { ...common, ...average, here: state, tiered: isCupKnown ? 'day' : 'game', shown: cupShelves }
    }
    case 'game': {
      const occasions = sum(moment.occasions)
      const { partsOf } = averageZones(points, kind, [measureGame(points, kind, moment, 1)])
      const worth = points.sumWorth(kind, moment.occasions)
      const scoreOf = (index: number) => (index < worth.length ? round(worth[index]! / unitsPerPoint / occasions) : 0)
      return { ...common, scoreOf, partsOf, here: state, tiered: 'game', shown: [] }
    }
    case 'races': {
      const { races } = subject
      const sums = points.sumRaces(kind, races)
      const average = averageZones(points, kind, [{ share: 1, sums, count: races.length, where: races }])
      const list = (asked: readonly RankedRace[]) => asked.map((race) => points.shelvesIn(kind, race))
      const here = countShelves(table, list(races))
      return { ...common, ...average, here, tiered: null, shown: list(subject.shown) }
    }
  }
}

interface ZoneSums {
  readonly share: number
  readonly sums: PointSums
  /** Of the races in it. */
  readonly count: number
  readonly where: readonly RankedRace[] | Float64Array
}

/** A zone where no item has a shelf on record is as little known as one whose courses are not. */
function listZones(points: PointsState, kind: ItemKind, moment: Moment, cup: ShelfSums): ZoneSums[] {
  const zones = [measureGame(points, kind, moment, zoneShares.game)]
  const { cup: cupRaces, tourRaces } = moment
  if (tourRaces.length > 0)
    zones.push({
      share: zoneShares.tour,
      sums: sumTourOf(points, kind, moment),
      count: tourRaces.length,
      where: tourRaces,
    })
  if (cup.top.some(isHeld) || cup.middle.some(isHeld))
    zones.push({
      share: zoneShares.cup,
      sums: points.sumRaces(kind, cupRaces),
      count: cupRaces.length,
      where: cupRaces,
    })
  return zones
}

function measureGame(points: PointsState, kind: ItemKind, moment: Moment, share: number): ZoneSums {
  const { occasions } = moment
  return { share, sums: sumGameOf(points, kind, moment), count: sum(occasions), where: occasions }
}

interface KnownSums {
  readonly tourNumber: number
  readonly sums: PointSums
}

/** Both weeks of a tour share these. */
const memoizeForTour = (compute: (points: PointsState, kind: ItemKind, moment: Moment) => PointSums) => {
  const latest = new WeakMap<PointsState, Map<ItemKind, KnownSums>>()
  return (points: PointsState, kind: ItemKind, moment: Moment): PointSums => {
    const ofState = latest.get(points) ?? new Map<ItemKind, KnownSums>()
    latest.set(points, ofState)
    const known = ofState.get(kind)
    if (known?.tourNumber === moment.tourNumber) return known.sums
    const sums = compute(points, kind, moment)
    ofState.set(kind, { tourNumber: moment.tourNumber, sums })
    return sums
  }
}

const sumTourOf = memoizeForTour((points, kind, { tourRaces }) => points.sumRaces(kind, tourRaces))
const sumGameOf = memoizeForTour((points, kind, { occasions }) => points.sumGame(kind, occasions))

function averageZones(
  points: PointsState,
  kind: ItemKind,
  zones: readonly ZoneSums[],
): Pick<StandingItems, 'scoreOf' | 'partsOf'> {
  const total = zones.reduce((all, { share }) => all + share, 0)
  /** @param sums of each zone */
  const average = (sums: readonly Float64Array[], index: number) => {
    let mean = 0
    for (let zone = 0; zone < zones.length; zone++)
      mean += (zones[zone]!.share / total) * (sums[zone]![index]! / zones[zone]!.count)
    return round(mean / unitsPerPoint)
  }
  const pointSums = zones.map(({ sums }) => sums)
  const scoreOf = (index: number) => average(pointSums, index)
  return {
    scoreOf,
    partsOf(index) {
      const sums = zones.map(({ where }) => points.sumParts(kind, index, where))
      const [actions, combo, skills, levelBoost] = [0, 1, 2, 3].map((part) => average(sums, part))
      const position = positionPointsOf(unknownPlayer)
      const rest = scoreOf(index) - position - actions! - combo! - skills! - levelBoost!
      // What rounding took from the others is no part of it.
      const base = Math.round(rest * 1e3) / 1e3
      return { position, base, actions: actions!, combo: combo!, skills: skills!, levelBoost: levelBoost! }
    },
  }
}

/** Points that are equal but for the way in which they were computed are ties. */
function round(points: number): number {
  return Math.round(points * 1e6) / 1e6
}

function listCandidates(
  table: ShelfTable,
  moment: Moment,
  { state, cup, tour, here, scoreOf }: StandingItems,
): Candidate[] {
  const candidates: Candidate[] = []
  for (const [index, { item, entryDay, skillStrength }] of table.items.entries()) {
    const isHeldHere = here.top[index]! > 0 || here.middle[index]! > 0
    if (entryDay > moment.day || !isHeldHere) continue
    candidates.push({
      index,
      score: scoreOf(index),
      levelNeeded: here.levelNeeded[index]!,
      top: { cup: cup.top[index]!, tour: tour.top[index]!, all: state.top[index]! },
      basePoints: basePointsOf({ item, cap: highestCapStep }, unknownPlayer),
      entryDay,
      skillStrength,
      id: item.id,
    })
  }
  return candidates
}

/** On a course in several cups, each counts. */
function countShelves(table: ShelfTable, races: readonly RaceShelves[]): ShelfSums {
  const top = new Int32Array(table.items.length)
  const middle = new Int32Array(table.items.length)
  const levelNeeded = new Uint8Array(table.items.length).fill(1)
  for (const { marks, levels } of races)
    for (let item = 0; item < marks.length; item++) {
      if (marks[item] === shelfMarks.middle) middle[item]! += 1
      if (marks[item] !== shelfMarks.top) continue
      top[item]! += 1
      levelNeeded[item] = Math.max(levelNeeded[item]!, levels[item]!)
    }
  return { top, middle, levelNeeded }
}

// Shared, because a history has them a million times.
const heldShelves = new Map<string, HeldShelf>()

/** Null for the bottom shelf. */
function holdShelf({ marks, levels, boosted }: RaceShelves, index: number): HeldShelf | null {
  const mark = marks[index]!
  if (mark === 0) return null
  const isBoosted = boosted.has(index)
  const key = `${mark} ${levels[index]} ${isBoosted}`
  const known = heldShelves.get(key)
  if (known) return known
  const held: HeldShelf = {
    shelf: mark === shelfMarks.top ? 'top' : 'middle',
    level: toShelfLevel(levels[index]!),
    ...(isBoosted && { isBoosted }),
  }
  heldShelves.set(key, held)
  return held
}

function toShelfLevel(level: number): ShelfLevel {
  return shelfLevels.find((known) => known >= level)!
}

function isHeld(count: number): boolean {
  return count > 0
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}
