/**
 * The planner's game as a file, which the site loads when a reader first asks the planner something. Rows are short on
 * purpose: with names as keys and one object per shelf it would be ten times the size.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import { spanWeek } from '#catalogue/build/continue-tours.ts'
import { bases, countedSkills, itemKinds, rarities, shelfLevels, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { memoize } from '#base/memoize.ts'
import { indexPlannerGame, type PlannerLists } from '#rankings/planner/index-planner-game.ts'
import type { PlannerCup, PlannerTour, RacedCup } from '#rankings/planner/plan-week.ts'
import type { RaceCourse } from '#rankings/points/race-course.ts'
import type { CupBoosts } from '#rankings/points/shelf-in-cup.ts'
import type { NamedVariant, PlannerGame, PlannerItem, PlannerShelf } from '#rankings/planner/planner-game.ts'
import { compactName, expandName, type CompactName } from '../data/compact-name.ts'

/** Lies beside the page data; the server revalidates it like them. */
export const plannerDataPath = '/assets/planner.json'

/** Raised when code could not read an older file, or older code a newer one. */
export const plannerDataVersion = 8

export interface PlannerData {
  readonly version: number
  /** Of its shelves; planned for where a reader asks for no other day. */
  readonly date: IsoDate
  readonly variants: readonly (readonly [...VariantRow, course: readonly number[]])[]
  /** Those without a shelf on record. */
  readonly unrecorded: readonly VariantRow[]
  /** Of special skills the strength, too; the others have none. */
  readonly skills: readonly (readonly [id: string, ...strength: readonly [] | readonly [number]])[]
  readonly tours: readonly TourRow[]
  readonly items: Readonly<Record<ItemKind, readonly ItemRow[]>>
}

type VariantRow = readonly [id: string, courseId: string, name: string]
/** The course variants of a tour are those of its cups. */
type TourRow = readonly [
  name: CompactName,
  start: IsoDate,
  end: IsoDate,
  cups: readonly CupRow[],
  ...ranked: readonly RankedRow[],
]
type CupRow = readonly [variants: readonly number[], boosts: BoostsRow]
/** Basis and rarity are indexes into `bases` and `rarities`; a ranked cup that is one of its tour's, into its cups. */
type RankedRow = readonly [week: 1 | 2, name: string | null, basis: number, cup: number | CupRow]
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
  /** An index into `skills`; -1 where it is not on record. */
  skill: number,
  shelves: readonly number[],
  entryDay: number,
  /** Of an item whose list of shelves is short. */
  ...knownTops: readonly [] | readonly [known: number, of: number],
]

const topLevels = [0, ...shelfLevels] as const

export function encodePlannerGame({ items, variants, unrecorded, tours }: PlannerLists, date: IsoDate): PlannerData {
  const strengths = new Map(
    items.flatMap(({ skillId, skillStrength }) => (skillId === null ? [] : [[skillId, skillStrength] as const])),
  )
  const skills = [...strengths.keys()]
  const encode = (kind: ItemKind): ItemRow[] =>
    items
      .filter((item) => item.kind === kind)
      .map(({ id, name, rarity, skillId, shelves, entryDay, knownTops }) => [
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
    unrecorded: unrecorded.map(encodeVariant),
    variants: variants.map((variant) => [...encodeVariant(variant), encodeCourse(variant.course)] as const),
    skills: [...strengths].map(([id, strength]) => (strength === null ? [id] : [id, strength])),
    tours: tours.map(encodeTour),
    items: mapKinds(encode),
  }
}

/** What the game holds; what is planned for decides the reader. */
export function decodePlannerGame({ variants, unrecorded, skills, tours, items }: PlannerData): PlannerLists {
  return {
    variants: variants.map(([id, courseId, name, course]) => ({ id, courseId, name, course: decodeCourse(course) })),
    unrecorded: unrecorded.map(decodeVariant),
    tours: tours.map(decodeTour),
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
  }
}

/** The game for one day and all that asks for it: where no day is asked for, its own. */
export function readPlannerGames(data: PlannerData): (day: IsoDate | null) => PlannerGame {
  const lists = decodePlannerGame(data)
  return memoize((day: IsoDate | null) => indexPlannerGame(lists, day ?? data.date))
}

function encodeVariant({ id, courseId, name }: NamedVariant): VariantRow {
  return [id, courseId, name]
}

function decodeVariant([id, courseId, name]: VariantRow): NamedVariant {
  return { id, courseId, name }
}

function encodeTour(tour: PlannerTour): TourRow {
  const encodeRanked = ({ week, name, basis, ...cup }: PlannerCup): RankedRow => {
    const row = encodeCup(cup)
    const index = cups.findIndex((other) => JSON.stringify(other) === JSON.stringify(row))
    return [week, name, bases.indexOf(basis), index === -1 ? row : index]
  }
  const cups = tour.cups.map(encodeCup)
  return [compactName(tour), tour.start, tour.end, cups, ...tour.rankedCups.map(encodeRanked)]
}

function decodeTour([name, start, end, cupRows, ...ranked]: TourRow): PlannerTour {
  const cups = cupRows.map(decodeCup)
  const rankedCups = ranked.map(([week, cupName, basis, cup]): PlannerCup => ({
    week,
    name: cupName,
    basis: bases[basis]!,
    ...spanWeek({ start, end }, week),
    ...(typeof cup === 'number' ? cups[cup]! : decodeCup(cup)),
  }))
  const variants = [...new Set([...cups, ...rankedCups].flatMap((cup) => cup.variants))]
  return { ...expandName(name), start, end, variants, cups, rankedCups }
}

function encodeCup({ variants, boosts }: RacedCup): CupRow {
  return [variants, encodeBoosts(boosts)]
}

function decodeCup([variants, boosts]: CupRow): RacedCup {
  return { variants, boosts: decodeBoosts(boosts) }
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
