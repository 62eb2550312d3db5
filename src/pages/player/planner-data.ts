/**
 * The planner's game as a file, which the site loads when a reader first asks the planner something. Rows are short on
 * purpose: with names as keys and one object per shelf it would be ten times the size.
 */
import { addDays, daysBetween, type IsoDate } from '#catalogue/calendar.ts'
import { bases, countedSkills, itemKinds, rarities, shelfLevels, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { indexPlannerGame } from '#rankings/planner/index-planner-game.ts'
import type { RaceCourse } from '#rankings/points/race-course.ts'
import type { CupBoosts } from '#rankings/points/shelf-in-cup.ts'
import type { PlannerCup, PlannerGame, PlannerItem, PlannerShelf } from '#rankings/planner/planner-game.ts'

/** Lies beside the page data; the server revalidates it like them. */
export const plannerDataPath = '/assets/planner.json'

/** Raised when code could not read an older file, or older code a newer one. */
export const plannerDataVersion = 7

export interface PlannerData {
  readonly version: number
  readonly date: IsoDate
  readonly variants: readonly VariantRow[]
  /** Those without a shelf on record. */
  readonly unrecorded: readonly (readonly [id: string, courseId: string, name: string])[]
  /** Of special skills the strength, too; the others have none. */
  readonly skills: readonly (readonly [id: string, ...strength: readonly [] | readonly [number]])[]
  readonly cups: readonly CupRow[]
  readonly tours: readonly TourRow[]
  readonly items: Readonly<Record<ItemKind, readonly ItemRow[]>>
}

/**
 * Zones are not written: they follow from the day on which the file is read. The end of a last ranked cup is a number of
 * days from the date of the file.
 */
type VariantRow = readonly [
  id: string,
  courseId: string,
  name: string,
  course: readonly number[],
  ...lastCupEnd: readonly [] | readonly [number],
]
/** Basis and rarity are indexes into `bases` and `rarities`. */
type CupRow = readonly [
  tourName: string,
  week: 1 | 2,
  name: string | null,
  start: IsoDate,
  end: IsoDate,
  variants: readonly number[],
  basis: number,
  boosts: BoostsRow,
]
type TourRow = readonly [
  start: IsoDate,
  end: IsoDate,
  variants: readonly number[],
  cups: readonly (readonly [variants: readonly number[], boosts: BoostsRow])[],
]
/** Whatever the pipes lift, by course, is left out where they lift nothing. */
type BoostsRow = readonly [
  driverId: string | null,
  suits: readonly number[],
  mayLackPipes: 0 | 1,
  ...pipes: readonly (readonly string[])[],
]
type ItemRow = readonly [
  id: string,
  name: string,
  rarity: number,
  /** Index into the skills; -1 where it is not on record. */
  skill: number,
  shelves: readonly number[],
  entryDay: number,
  /** Of an item whose list of shelves is short. */
  ...knownTops: readonly [] | readonly [known: number, of: number],
]

const topLevels = [0, ...shelfLevels] as const

/** All but what `decodePlannerGame` finds again for the day on which the file is read: zones, and look-ups by id. */
export function encodePlannerGame({ date, items, variants, unrecorded, rankedCups, tours }: PlannerGame): PlannerData {
  const strengths = new Map(
    itemKinds.flatMap((kind) =>
      items[kind].flatMap(({ skillId, skillStrength }) =>
        skillId === null ? [] : [[skillId, skillStrength] as const],
      ),
    ),
  )
  const skills = [...strengths.keys()]
  const encode = (kind: ItemKind): ItemRow[] =>
    items[kind].map(({ id, name, rarity, skillId, shelves, entryDay, knownTops }) => [
      id,
      name,
      rarities.indexOf(rarity),
      skillId === null ? -1 : skills.indexOf(skillId),
      encodeShelves(shelves),
      entryDay,
      ...(knownTops ? ([knownTops.known, knownTops.of] as const) : ([] as const)),
    ])
  return {
    version: plannerDataVersion,
    date,
    skills: [...strengths].map(([id, strength]) => (strength === null ? [id] : [id, strength])),
    unrecorded: unrecorded.map(({ id, courseId, name }) => [id, courseId, name]),
    variants: variants.map(({ id, courseId, name, course, lastCupEnd }) => [
      id,
      courseId,
      name,
      encodeCourse(course),
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
      encodeBoosts(cup.boosts),
    ]),
    tours: tours.map((tour) => [
      tour.start,
      tour.end,
      tour.variants,
      tour.cups.map((cup) => [cup.variants, encodeBoosts(cup.boosts)] as const),
    ]),
    items: mapKinds(encode),
  }
}

/**
 * The game on a day: the tour and the ranked cup in force then. A day before that of the build counts as the build day,
 * which is the first that the file knows.
 */
export function decodePlannerGame(
  { date, variants, unrecorded, skills, cups, tours, items }: PlannerData,
  day: IsoDate,
): PlannerGame {
  return indexPlannerGame({
    date: day > date ? day : date,
    variants: variants.map(([id, courseId, name, course, lastCupEnd]) => ({
      id,
      courseId,
      name,
      course: decodeCourse(course),
      lastCupEnd: lastCupEnd === undefined ? null : addDays(date, lastCupEnd),
    })),
    unrecorded: unrecorded.map(([id, courseId, name]) => ({ id, courseId, name })),
    rankedCups: cups.map(([tourName, week, name, start, end, variantIndexes, basis, boosts]): PlannerCup => ({
      tourName,
      week,
      name,
      start,
      end,
      variants: variantIndexes,
      basis: bases[basis]!,
      boosts: decodeBoosts(boosts),
    })),
    tours: tours.map(([start, end, variantIndexes, ofTour]) => ({
      start,
      end,
      variants: variantIndexes,
      cups: ofTour.map(([raced, boosts]) => ({ variants: raced, boosts: decodeBoosts(boosts) })),
    })),
    items: itemKinds.flatMap((kind) =>
      items[kind].map(([id, name, rarity, skill, shelves, entryDay, known, of]): PlannerItem => ({
        kind,
        id,
        name,
        rarity: rarities[rarity]!,
        skillId: skills[skill]?.[0] ?? null,
        skillStrength: skills[skill]?.[1] ?? null,
        shelves: decodeShelves(shelves),
        entryDay,
        ...(known !== undefined && of !== undefined && { knownTops: { known, of } }),
      })),
    ),
  })
}

const estimatedFlag = 1
const battleFlag = 2

/** Actions with a skill as what it adds to those without. */
function encodeCourse({ actions, withSkill, ...course }: RaceCourse): number[] {
  return [
    actions,
    ...countedSkills.map((skill) => withSkill[skill] - actions),
    course.itemBoxes,
    course.miniTurbos,
    course.jumpBoosts,
    course.dashPanels,
    course.glideActions,
    course.courseCoins,
    course.itemCoins,
    course.laps,
    (course.isEstimated ? estimatedFlag : 0) + (course.isBattle ? battleFlag : 0),
  ]
}

function decodeCourse(numbers: readonly number[]): RaceCourse {
  const rest = numbers.values()
  const next = () => rest.next().value!
  const actions = next()
  const [banana, seven, boomerang, coins] = countedSkills.map(() => actions + next())
  const course = {
    actions,
    withSkill: {
      'giant-banana': banana!,
      'lucky-seven': seven!,
      'boomerang-flower': boomerang!,
      'coin-box': coins!,
    },
    itemBoxes: next(),
    miniTurbos: next(),
    jumpBoosts: next(),
    dashPanels: next(),
    glideActions: next(),
    courseCoins: next(),
    itemCoins: next(),
    laps: next(),
  }
  const flags = next()
  return { ...course, isEstimated: (flags & estimatedFlag) > 0, isBattle: (flags & battleFlag) > 0 }
}

function encodeBoosts({ driverId, suits, pipes, mayLackPipes }: CupBoosts): BoostsRow {
  return [driverId, suits, mayLackPipes ? 1 : 0, ...pipes]
}

function decodeBoosts([driverId, suits, mayLackPipes, ...pipes]: BoostsRow): CupBoosts {
  return { driverId, suits, pipes, mayLackPipes: mayLackPipes === 1 }
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
