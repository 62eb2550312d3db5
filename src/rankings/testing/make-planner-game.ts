/** Small games for tests of the planner, and arbitrary ones for properties that must hold in any. */
import * as fc from 'fast-check'
import { itemKinds, rarities, shelfLevels, type ItemKind, type Rarity, type ShelfLevel } from '#catalogue/entities.ts'
import type { KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import { type Zone, zones } from '../zone-variants.ts'
import { indexPlannerGame, type PlannerLists } from '../planner/index-planner-game.ts'
import type { RaceCourse } from '../points/race-course.ts'
import type { CupBoosts } from '../points/shelf-in-cup.ts'
import type { OwnedLevels, PlannerGame } from '../planner/planner-game.ts'
import { plainActions } from './make-catalogue.ts'

export interface ItemSketch {
  readonly kind?: ItemKind
  readonly rarity?: Rarity
  readonly skillId?: string | null
  readonly skillStrength?: number | null
  readonly entryDay?: number
  readonly knownTops?: KnownTops
  /** Level of the top shelf by variant index; 0 for the middle shelf. */
  readonly shelves: Readonly<Record<number, ShelfLevel | 0>>
}

/** Of two laps, on which no skill adds anything. */
export const plainCourse: RaceCourse = {
  ...plainActions,
  laps: 2,
  isBattle: false,
  isEstimated: false,
}

export const noBoosts: CupBoosts = { driverId: null, suits: [0, 0, 0], pipes: [], mayLackPipes: false }

const dayOfPlan = '2026-09-21'

/** @param variantZones one for each course variant, whose ids are v0, v1, …; every other one has a cup of the round */
export function makePlannerGame(
  variantZones: readonly Zone[],
  items: Readonly<Record<string, ItemSketch>>,
): PlannerGame {
  return indexPlannerGame(makePlannerLists(variantZones, items), dayOfPlan)
}

/** Two tours; the day is in the second week of the first. */
function makePlannerLists(variantZones: readonly Zone[], items: Readonly<Record<string, ItemSketch>>): PlannerLists {
  const listIn = (...asked: readonly Zone[]) =>
    variantZones.flatMap((zone, index) => (asked.includes(zone) ? index : []))
  const even = [...variantZones.keys()].filter((index) => index % 2 === 0)
  return {
    items: Object.entries(items).map(([id, { shelves, ...rest }]) => ({
      kind: 'driver',
      rarity: 'high-end',
      skillId: null,
      skillStrength: null,
      entryDay: 0,
      ...rest,
      id,
      name: id,
      shelves: Object.entries(shelves).map(([variant, topLevel]) => ({ variant: Number(variant), topLevel })),
    })),
    variants: variantZones.map((_, index) => ({
      id: `v${index}`,
      courseId: 'course',
      name: `Variant ${index}`,
      course: plainCourse,
    })),
    unrecorded: [],
    tours: [
      {
        id: 'boo-tour',
        name: 'Boo Tour',
        start: '2026-09-09',
        end: '2026-09-23',
        variants: listIn('tour', 'cup'),
        cups: [{ variants: listIn('tour', 'cup'), boosts: noBoosts }],
        rankedCups: [
          {
            week: 2,
            name: 'Boo Cup',
            start: '2026-09-16',
            end: '2026-09-23',
            basis: 'recorded',
            variants: listIn('cup'),
            boosts: noBoosts,
          },
        ],
      },
      {
        id: 'peach-tour',
        name: 'Peach Tour',
        start: '2026-09-23',
        end: '2026-10-07',
        variants: even,
        cups: [{ variants: even, boosts: noBoosts }],
        rankedCups: [
          {
            week: 1,
            name: null,
            start: '2026-09-23',
            end: '2026-09-30',
            basis: 'inferred',
            variants: even,
            boosts: noBoosts,
          },
        ],
      },
    ],
  }
}

const variantCount = 5
const itemCount = 9

const anyShelves = fc.dictionary(
  fc.integer({ min: 0, max: variantCount - 1 }).map(String),
  fc.constantFrom(0 as const, ...shelfLevels),
  { noNullPrototype: true },
)

/** As the catalogue has them: one strength each, none where it is no special skill. */
const skillSketches = [
  { skillId: null, skillStrength: null },
  { skillId: 'heart', skillStrength: 0 },
  { skillId: 'coin-box', skillStrength: 8 },
  { skillId: 'giant-banana', skillStrength: 10 },
  { skillId: 'coin-plus', skillStrength: null },
  { skillId: 'jump-boost-plus', skillStrength: null },
] as const

interface Collection {
  readonly lists: PlannerLists
  readonly game: PlannerGame
  readonly levels: OwnedLevels
}

/** At most nine items on five course variants, and any of them owned at any level. */
function makeAnyCollection(): fc.Arbitrary<Collection> {
  const anyItem = fc.record({
    kind: fc.constantFrom(...itemKinds),
    rarity: fc.constantFrom(...rarities),
    skill: fc.constantFrom(...skillSketches),
    entryDay: fc.integer({ min: 0, max: 1 }),
    shelves: anyShelves,
  })
  return fc
    .record({
      zones: fc.tuple(...Array.from({ length: variantCount }, () => fc.constantFrom(...zones))),
      items: fc.array(anyItem, { maxLength: itemCount }),
      levels: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: itemCount, maxLength: itemCount }),
    })
    .map(({ zones: variantZones, items, levels }) => {
      const lists = makePlannerLists(
        variantZones,
        Object.fromEntries(items.map(({ skill, ...item }, index) => [`item-${index}`, { ...item, ...skill }])),
      )
      return {
        lists,
        game: indexPlannerGame(lists, dayOfPlan),
        levels: new Map(items.flatMap((_, index) => (levels[index]! > 0 ? [[`item-${index}`, levels[index]!]] : []))),
      }
    })
}

export const anyCollection = makeAnyCollection()
