import { toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, shelfLevels, type Catalogue, type CourseVariant, type Cup, type Tour } from '#catalogue/entities.ts'
import { countKnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import { findShelfState } from '../shelves/decide-shelves.ts'
import { highestItemLevel } from '../formula.ts'
import { shelfTablesOf, type ShelfTable } from '../shelves/shelf-table.ts'
import { raceCoursesOf } from '../points/race-course.ts'
import { findCupBoosts } from '../points/shelf-in-cup.ts'
import { listTourVariants } from '../zone-variants.ts'
import { indexPlannerGame, type PlannerLists } from './index-planner-game.ts'
import type { PlannerCup, PlannerTour, RacedCup } from './plan-week.ts'
import type { NamedVariant, PlannerGame, PlannerItem, PlannerShelf } from './planner-game.ts'

/** The game with the shelves of a day, planned for its week. */
export function buildPlannerGame(catalogue: Catalogue, date: IsoDate): PlannerGame {
  return indexPlannerGame(listPlannerGame(catalogue, date), date)
}

/** What the game holds on a day. Course variants without an item on a shelf are listed separately. */
export function listPlannerGame(catalogue: Catalogue, date: IsoDate): PlannerLists {
  const tables = shelfTablesOf(catalogue)
  const shelves = new Map(itemKinds.flatMap((kind) => [...listShelves(tables[kind], date)]))
  const inGame = new Set([...shelves.values()].flatMap((held) => [...held.keys()]))
  const raceCourses = raceCoursesOf(catalogue)
  const allVariants = catalogue.courses.flatMap((course) => course.variants.map(nameVariant))
  const variants = allVariants
    .filter(({ id }) => inGame.has(id))
    .map((variant) => ({ ...variant, course: raceCourses.get(variant.id)! }))
  const indexOfVariant = new Map(variants.map(({ id }, index) => [id, index]))
  const rankableById = new Map(itemKinds.flatMap((kind) => tables[kind].items).map((each) => [each.item.id, each]))
  return {
    variants,
    unrecorded: allVariants.filter(({ id }) => !inGame.has(id)),
    tours: catalogue.tours.map((tour) => listTour(catalogue, tour, indexOfVariant)),
    items: itemKinds.flatMap((kind) =>
      catalogue.items[kind].flatMap(({ id, name, rarity, skillId }): PlannerItem[] => {
        const rankable = rankableById.get(id)
        if (rankable === undefined || rankable.entryDay > toDayNumber(date)) return []
        const { entryDay, skillStrength } = rankable
        const held = [...(shelves.get(id) ?? [])]
          .map(([variantId, topLevel]) => ({ variant: indexOfVariant.get(variantId)!, topLevel }))
          .toSorted((a, b) => a.variant - b.variant)
        const knownTops = countKnownTops(rankable.item)
        return [
          { kind, id, name, rarity, skillId, skillStrength, entryDay, shelves: held, ...(knownTops && { knownTops }) },
        ]
      }),
    ),
  }
}

function nameVariant({ id, courseId, name }: CourseVariant): NamedVariant {
  return { id, courseId, name }
}

function listTour(catalogue: Catalogue, tour: Tour, indexOfVariant: ReadonlyMap<string, number>): PlannerTour {
  const { id, name, start, end, rankedCups } = tour
  return {
    id,
    name,
    start,
    end,
    variants: listTourVariants(tour).flatMap((variantId) => indexOfVariant.get(variantId) ?? []),
    cups: listCupsOnRecord(tour).map((cup) => placeCup(catalogue, tour, cup, indexOfVariant)),
    rankedCups: rankedCups
      .map((cup): PlannerCup => ({
        week: cup.week,
        name: cup.name,
        start: cup.start,
        end: cup.end,
        basis: cup.basis,
        ...placeCup(catalogue, tour, { ...cup, position: cup.cupPosition }, indexOfVariant),
      }))
      .filter(({ variants }) => variants.length > 0),
  }
}

/** By item id, then by variant id. */
function listShelves(table: ShelfTable, date: IsoDate): Map<string, Map<string, PlannerShelf['topLevel']>> {
  const { shelfOfRow } = findShelfState(table, toDayNumber(date), highestItemLevel)
  const variantIds = [...table.variantIndexes.keys()]
  const shelves = new Map(table.items.map(({ item }) => [item.id, new Map<string, PlannerShelf['topLevel']>()]))
  shelfOfRow.forEach((mark, row) => {
    if (mark === 0) return
    const topLevel = shelfLevels.find((level) => level === table.topLevel[row]) ?? 0
    shelves.get(table.items[table.itemOfRow[row]!]!.item.id)!.set(variantIds[table.variantOfRow[row]!]!, topLevel)
  })
  return shelves
}

type CupOnRecord = Pick<Cup, 'variantIds'> & { readonly position: number | null; readonly name: string | null }

/** The cups of a tour; of one whose cups are not on record, the ranked ones. */
function listCupsOnRecord({ cups, rankedCups }: Tour): readonly CupOnRecord[] {
  return cups.length > 0 ? cups : rankedCups.map((cup) => ({ ...cup, position: cup.cupPosition }))
}

/** Courses without an item on a shelf are left out, with the boosts there. */
function placeCup(
  catalogue: Catalogue,
  tour: Tour,
  cup: CupOnRecord,
  indexOfVariant: ReadonlyMap<string, number>,
): RacedCup {
  const boosts = findCupBoosts(catalogue, tour, cup)
  const courses = cup.variantIds.flatMap((id, course) => {
    const variant = indexOfVariant.get(id)
    return variant === undefined
      ? []
      : [{ variant, suits: boosts.suits[course] ?? 0, pipes: boosts.pipes[course] ?? [] }]
  })
  return {
    variants: courses.map(({ variant }) => variant),
    boosts: {
      ...boosts,
      suits: courses.map(({ suits }) => suits),
      pipes: boosts.pipes.length === 0 ? [] : courses.map(({ pipes }) => pipes),
    },
  }
}
