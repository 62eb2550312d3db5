import { LRUCache } from 'lru-cache'
import { itemKinds, type Catalogue, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoizeWeak } from '#base/memoize.ts'
import { shelfMarks, type ShelfState, findShelfState } from '../shelves/decide-shelves.ts'
import { highestItemLevel } from '../formula.ts'
import { shelfTablesOf, type ShelfTable, type ShelfTables } from '../shelves/shelf-table.ts'
import {
  courseParts,
  CourseValuer,
  indexOfStanding,
  indexOfValue,
  raceShelves,
  standingSize,
  type CourseValues,
  type Standings,
  plainClassOf,
  classOf,
} from './course-values.ts'
import { raceCoursesOf } from './race-course.ts'
import { highestCapStep } from './score-model.ts'
import { isMiiSuit } from './score-race.ts'
import { countBoosts, shelfInCup, type CupBoosts } from './shelf-in-cup.ts'
import { sumGame, sumWorth, type GameSums } from './sum-game.ts'

/** A race as rankings name it. */
export interface RankedRace {
  /** Index of the course variant in the shelf tables. */
  readonly variant: number
  /** Of the cup that it is in; null outside of cups. */
  readonly boosts: CupBoosts | null
  /** Which of the cup's courses it is, from 0. */
  readonly position: number
}

/** The shelves of a kind in one race, by item of the table. */
export interface RaceShelves {
  /** 0 for the bottom shelf, else one of shelfMarks. */
  readonly marks: Uint8Array
  /** On the top shelf: from which item level on. */
  readonly levels: Uint8Array
  /** Items that stand higher in this cup than elsewhere. */
  readonly boosted: ReadonlySet<number>
}

/** Units, by item of the table; those of the plain item come last. */
export type PointSums = Float64Array

/** The points of all items while no shelf changes: everything in it is for items of one level. */
export interface PointsState {
  readonly states: Readonly<Record<ItemKind, ShelfState>>
  readonly shelvesIn: (kind: ItemKind, race: RankedRace) => RaceShelves
  /** Sums over races, each raced with the best partners that stand there. */
  readonly sumRaces: (kind: ItemKind, races: readonly RankedRace[]) => PointSums
  /** Sums over all course variants, each as often as `occasions` says. */
  readonly sumGame: (kind: ItemKind, occasions: Float64Array) => PointSums
  /** Of one item, the plain one by the index after the last: units of each of the courseParts, over races or occasions. */
  readonly sumParts: (kind: ItemKind, item: number, where: readonly RankedRace[] | Float64Array) => Float64Array
  /** What the items are worth having in all, in units: see formula.ts. */
  readonly sumWorth: (kind: ItemKind, occasions: Float64Array) => Float64Array
}

/** A walk through time meets each state once. */
const maxStates = 3

/** The states of a catalogue. @param day a day number */
export const pointsStatesOf = memoizeWeak((catalogue: Catalogue) => {
  const tables = shelfTablesOf(catalogue)
  const known = new Map<number, LRUCache<string, PointsState>>()
  const classesOfItems = mapKinds((kind) => Uint8Array.from(tables[kind].items, ({ item }) => classOf(item)))
  const frames = new Map<number, Frame>()
  return (day: number, itemLevel: number): PointsState => {
    const states = mapKinds((kind) => findShelfState(tables[kind], day, itemLevel))
    const frame = frames.get(itemLevel) ?? {
      tables,
      classesOfItems,
      games: new Map(),
      valuers: listValuers(catalogue, tables, itemLevel),
    }
    frames.set(itemLevel, frame)
    const cache = known.get(itemLevel) ?? new LRUCache<string, PointsState>({ max: maxStates })
    known.set(itemLevel, cache)
    const key = itemKinds.map((kind) => numberState(states[kind])).join()
    const state = cache.get(key) ?? buildPointsState(frame, states, day)
    cache.set(key, state)
    return state
  }
})

let stateCount = 0
const stateNumbers = new WeakMap<ShelfState, number>()

function numberState(state: ShelfState): number {
  const known = stateNumbers.get(state) ?? ++stateCount
  stateNumbers.set(state, known)
  return known
}

/** What does not change with the day. */
interface Frame {
  readonly tables: ShelfTables
  readonly classesOfItems: Readonly<Record<ItemKind, Uint8Array>>
  /** By variant index. */
  readonly valuers: readonly CourseValuer[]
  /** By kind and what is summed. */
  readonly games: Map<string, GameSums>
}

/** Items at their highest level have the highest cap, too; those at level 1 none. */
function listValuers(catalogue: Catalogue, { driver: { variantIndexes } }: ShelfTables, level: number): CourseValuer[] {
  const courses = raceCoursesOf(catalogue)
  const cap = level === highestItemLevel ? highestCapStep : 0
  return [...variantIndexes.keys()].map((id) => new CourseValuer(courses.get(id)!, { level, cap }))
}

const lowBit = 1

function buildPointsState(frame: Frame, states: PointsState['states'], day: number): PointsState {
  const { tables, classesOfItems, valuers } = frame
  const standings = listStandings(frame, states, day)
  const valuesOn = valuers.map((): CourseValues | null => null)
  const valueOn = (variant: number) => (valuesOn[variant] ??= valuers[variant]!.valuesWith(standings, variant))
  const placeAll = memoizeWeak((race: RankedRace) =>
    mapKinds((kind) => placeInRace(tables[kind], states[kind], race, day)),
  )
  const shelvesIn = (kind: ItemKind, race: RankedRace) => placeAll(race)[kind]
  const valueIn = memoizeWeak((race: RankedRace) => (race.boosts === null ? valueOn(race.variant) : valueBoosted(race)))
  const valueBoosted = (race: RankedRace) => {
    const start = race.variant * standingSize
    const standing = standings.slice(start, start + standingSize)
    for (const kind of itemKinds) {
      const { marks, boosted } = shelvesIn(kind, race)
      for (const item of boosted) standing[indexOfStanding(0, kind, classesOfItems[kind][item]!)]! |= 1 << marks[item]!
    }
    return valuers[race.variant]!.valuesWith(standing, 0)
  }
  /** What each race is worth, by item: asked for once for each row of a ranking. */
  const valuedRaces = mapKinds((kind) =>
    memoizeWeak((races: readonly RankedRace[]) =>
      races.map((race) => ({ ...valueIn(race)[kind], marks: shelvesIn(kind, race).marks })),
    ),
  )
  const sumGameOf = (kind: ItemKind, what: 'points' | 'parts', occasions: Float64Array): GameSums => {
    const key = `${kind} ${what}`
    const width = what === 'points' ? 1 : courseParts.length
    const valueOfKindOn = (variant: number) => valueOn(variant)[kind][what]
    const question = { occasions, state: states[kind], width, valueOn: valueOfKindOn }
    const game = sumGame(tables[kind], classesOfItems[kind], question, frame.games.get(key))
    frame.games.set(key, game)
    return game
  }
  const gameParts = mapKinds((kind) => memoizeWeak((occasions: Float64Array) => sumGameOf(kind, 'parts', occasions)))
  return {
    states,
    shelvesIn,
    sumRaces(kind, races) {
      const classes = classesOfItems[kind]
      const sums = new Float64Array(classes.length + 1)
      for (const { points, marks } of valuedRaces[kind](races)) {
        for (let item = 0; item < classes.length; item++)
          sums[item]! += points[indexOfValue(classes[item]!, marks[item]!)]!
        sums[classes.length]! += points[indexOfValue(plainClassOf(kind), 0)]!
      }
      return sums
    },
    sumGame(kind, occasions) {
      const classes = classesOfItems[kind]
      const game = sumGameOf(kind, 'points', occasions)
      const sums = new Float64Array(classes.length + 1)
      for (let item = 0; item < classes.length; item++) sums[item] = game.raised[item]! + game.low[classes[item]!]!
      sums[classes.length] = game.low[plainClassOf(kind)]!
      return sums
    },
    sumParts(kind, item, where) {
      const itemClass = classesOfItems[kind][item] ?? plainClassOf(kind)
      const sums = new Float64Array(courseParts.length)
      if (!(where instanceof Float64Array)) {
        for (const { parts, marks } of valuedRaces[kind](where)) {
          const start = indexOfValue(itemClass, marks[item] ?? 0) * courseParts.length
          for (let part = 0; part < sums.length; part++) sums[part]! += parts[start + part]!
        }
        return sums
      }
      const { low, raised } = gameParts[kind](where)
      const [ofClass, ofItem] = [itemClass * courseParts.length, item * courseParts.length]
      // Nothing raises the plain item.
      for (let part = 0; part < sums.length; part++) sums[part] = low[ofClass + part]! + (raised[ofItem + part] ?? 0)
      return sums
    },
    sumWorth: (kind, occasions) =>
      sumWorth(
        tables[kind],
        states[kind],
        classesOfItems[kind],
        day,
        occasions,
        (variant) => valueOn(variant)[kind].points,
      ),
  }
}

/** By variant index. An item on some shelf of a course may count as one on the bottom there, too: it is no better off. */
function listStandings(
  { tables, classesOfItems, valuers }: Frame,
  states: PointsState['states'],
  day: number,
): Standings {
  const standings = new Uint8Array(valuers.length * standingSize)
  for (const kind of itemKinds) {
    const { items } = tables[kind]
    const classes = classesOfItems[kind]
    for (let item = 0; item < items.length; item++)
      if (items[item]!.entryDay <= day) standings[indexOfStanding(0, kind, classes[item]!)] = lowBit
  }
  for (let variant = 1; variant < valuers.length; variant++)
    standings.copyWithin(variant * standingSize, 0, standingSize)
  for (const kind of itemKinds) {
    const { itemOfRow, variantOfRow } = tables[kind]
    const { shelfOfRow } = states[kind]
    const classes = classesOfItems[kind]
    for (let row = 0; row < shelfOfRow.length; row++) {
      if (shelfOfRow[row] === 0) continue
      standings[indexOfStanding(variantOfRow[row]!, kind, classes[itemOfRow[row]!]!)]! |= 1 << shelfOfRow[row]!
    }
  }
  return standings
}

function placeInRace(table: ShelfTable, { shelfOfRow }: ShelfState, race: RankedRace, day: number): RaceShelves {
  const marks = new Uint8Array(table.items.length)
  const levels = new Uint8Array(table.items.length).fill(1)
  for (const row of table.rowsByVariant[race.variant]!) {
    if (shelfOfRow[row] === 0) continue
    const item = table.itemOfRow[row]!
    marks[item] = shelfOfRow[row]!
    if (shelfOfRow[row] === shelfMarks.top) levels[item] = table.topLevel[row]!
  }
  const boosted = new Set<number>()
  for (const { index, count } of raisedOf(table)(race)) {
    if (table.items[index]!.entryDay > day) continue
    const topLevel = ([undefined, 1, 0] as const)[marks[index] as 0 | 1 | 2]
    const mark = raceShelves.indexOf(shelfInCup(topLevel, highestItemLevel, count))
    if (mark === marks[index] && levels[index] === 1) continue
    marks[index] = mark
    levels[index] = 1
    boosted.add(index)
  }
  return { marks, levels, boosted }
}

/** The items that stand higher in a race of a cup, once they are in the game, and by how many shelves. */
const raisedOf = memoizeWeak(({ items }: ShelfTable) => {
  const indexById = new Map(items.map(({ item }, index) => [item.id, index]))
  const suits = items.flatMap(({ item }, index) => (isMiiSuit(item) ? index : []))
  return memoizeWeak(({ boosts, position }: RankedRace) => {
    const named = [boosts?.driverId ?? '', ...(boosts?.pipes[position] ?? [])].flatMap((id) => indexById.get(id) ?? [])
    return [...new Set([...suits, ...named])].flatMap((index) => {
      const count = countBoosts(boosts, position, items[index]!.item)
      return count === 0 ? [] : { index, count }
    })
  })
})
