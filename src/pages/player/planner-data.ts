/**
 * The planner's game as a file, which the site loads when a reader first asks the planner something. Rows are short on
 * purpose: with names as keys and one object per shelf it would be ten times the size.
 */
import { addDays, daysBetween, type IsoDate } from '#catalogue/calendar.ts'
import { bases, itemKinds, rarities, shelfLevels, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { indexPlannerGame } from '#rankings/planner/index-planner-game.ts'
import type { PlannerCup, PlannerGame, PlannerItem, PlannerShelf } from '#rankings/planner/planner-game.ts'

/** Lies beside the page data; the server revalidates it like them. */
export const plannerDataPath = '/assets/planner.json'

/** Raised when code could not read an older file, or older code a newer one. */
export const plannerDataVersion = 6

export interface PlannerData {
  readonly version: number
  readonly date: IsoDate
  readonly variants: readonly VariantRow[]
  /** Those without a shelf on record. */
  readonly unrecorded: readonly (readonly [id: string, courseId: string, name: string])[]
  readonly cups: readonly CupRow[]
  readonly tours: readonly TourRow[]
  readonly items: Readonly<Record<ItemKind, readonly ItemRow[]>>
}

/**
 * Zones are not written: they follow from the day on which the file is read. The end of a last ranked cup is a number of
 * days from the date of the file.
 */
type VariantRow = readonly [id: string, courseId: string, name: string, ...lastCupEnd: readonly [] | readonly [number]]
/** Basis and rarity are indexes into `bases` and `rarities`. */
type CupRow = readonly [
  tourName: string,
  week: 1 | 2,
  name: string | null,
  start: IsoDate,
  end: IsoDate,
  variants: readonly number[],
  basis: number,
]
type TourRow = readonly [start: IsoDate, end: IsoDate, variants: readonly number[]]
type ItemRow = readonly [
  id: string,
  name: string,
  rarity: number,
  skillStrength: number | null,
  shelves: readonly number[],
  entryDay: number,
  /** Of an item whose list of shelves is short. */
  ...knownTops: readonly [] | readonly [known: number, of: number],
]

const topLevels = [0, ...shelfLevels] as const

/** All but what `decodePlannerGame` finds again for the day on which the file is read: zones, and look-ups by id. */
export function encodePlannerGame({ date, items, variants, unrecorded, rankedCups, tours }: PlannerGame): PlannerData {
  const encode = (kind: ItemKind): ItemRow[] =>
    items[kind].map(({ id, name, rarity, skillStrength, shelves, entryDay, knownTops }) => [
      id,
      name,
      rarities.indexOf(rarity),
      skillStrength,
      encodeShelves(shelves),
      entryDay,
      ...(knownTops ? ([knownTops.known, knownTops.of] as const) : ([] as const)),
    ])
  return {
    version: plannerDataVersion,
    date,
    unrecorded: unrecorded.map(({ id, courseId, name }) => [id, courseId, name]),
    variants: variants.map(({ id, courseId, name, lastCupEnd }) => [
      id,
      courseId,
      name,
      ...(lastCupEnd === null ? ([] as const) : ([daysBetween(date, lastCupEnd)] as const)),
    ]),
    cups: rankedCups.map((cup) => [
      cup.tourName,
      cup.week,
      cup.name,
      cup.start,
      cup.end,
      cup.variants,
      bases.indexOf(cup.basis),
    ]),
    tours: tours.map(({ start, end, variants: variantIndexes }) => [start, end, variantIndexes]),
    items: mapKinds(encode),
  }
}

/**
 * The game on a day: the tour and the ranked cup in force then. A day before that of the build counts as the build day,
 * which is the first that the file knows.
 */
export function decodePlannerGame(
  { date, variants, unrecorded, cups, tours, items }: PlannerData,
  day: IsoDate,
): PlannerGame {
  return indexPlannerGame({
    date: day > date ? day : date,
    variants: variants.map(([id, courseId, name, lastCupEnd]) => ({
      id,
      courseId,
      name,
      lastCupEnd: lastCupEnd === undefined ? null : addDays(date, lastCupEnd),
    })),
    unrecorded: unrecorded.map(([id, courseId, name]) => ({ id, courseId, name })),
    rankedCups: cups.map(([tourName, week, name, start, end, variantIndexes, basis]): PlannerCup => ({
      tourName,
      week,
      name,
      start,
      end,
      variants: variantIndexes,
      basis: bases[basis]!,
    })),
    tours: tours.map(([start, end, variantIndexes]) => ({ start, end, variants: variantIndexes })),
    items: itemKinds.flatMap((kind) =>
      items[kind].map(([id, name, rarity, skillStrength, shelves, entryDay, known, of]): PlannerItem => ({
        kind,
        id,
        name,
        rarity: rarities[rarity]!,
        skillStrength,
        shelves: decodeShelves(shelves),
        entryDay,
        ...(known !== undefined && of !== undefined && { knownTops: { known, of } }),
      })),
    ),
  })
}

/** One number a shelf: how many variants further than the shelf before, and the level, in one. */
function encodeShelves(shelves: readonly PlannerShelf[]): number[] {
  let before = -1
  return shelves
    .toSorted((a, b) => a.variant - b.variant)
    .map(({ variant, topLevel }) => {
      const code = (variant - before - 1) * topLevels.length + topLevels.indexOf(topLevel)
      before = variant
      return code
    })
}

function decodeShelves(codes: readonly number[]): PlannerShelf[] {
  let variant = -1
  return codes.map((code) => {
    variant += 1 + Math.floor(code / topLevels.length)
    return { variant, topLevel: topLevels[code % topLevels.length]! }
  })
}
