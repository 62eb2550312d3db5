import { addDays, toDayNumber, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, shelfLevels, type Catalogue, type Cup, type Tour } from '#catalogue/entities.ts'
import { countKnownTops } from '#catalogue/shelf-knowledge.ts'
import { findShelfState } from '../find-shelf-state.ts'
import { findTour } from '../find-tour.ts'
import { highestItemLevel } from '../formula.ts'
import { shelfTablesOf, type ShelfTable } from '../shelf-table.ts'
import { raceCoursesOf } from '../points/race-course.ts'
import { findCupBoosts } from '../points/shelf-in-cup.ts'
import { listTourVariants } from '../zone-variants.ts'
import { indexPlannerGame } from './index-planner-game.ts'
import type { PlannerCup, PlannerGame, PlannerItem, PlannerShelf, PlannerTour } from './planner-game.ts'

/** This week's cup, the next, and those of the tour after. */
const cupsAhead = 4
/** Those of these cups: a browser that reads the game later knows where its tour races. */
const toursAhead = 3
const daysAhead = 365

/**
 * The game as it was on a day. Course variants on which nobody has a shelf are listed separately.
 * RangeError for a day that no tour covers.
 */
export function buildPlannerGame(catalogue: Catalogue, date: IsoDate): PlannerGame {
  const tables = shelfTablesOf(catalogue)
  const current = catalogue.tours.indexOf(findTour(catalogue.tours, date))
  const shelves = new Map(itemKinds.flatMap((kind) => [...listShelves(tables[kind], date)]))
  const inGame = new Set([...shelves.values()].flatMap((held) => [...held.keys()]))
  const allVariants = catalogue.courses.flatMap((course) => course.variants)
  const variants = allVariants.filter(({ id }) => inGame.has(id))
  const indexOfVariant = new Map(variants.map(({ id }, index) => [id, index]))
  const rankableById = new Map(itemKinds.flatMap((kind) => tables[kind].items).map((each) => [each.item.id, each]))
  const cups = listCupsAhead(catalogue, date, indexOfVariant)
  const raceCourses = raceCoursesOf(catalogue)
  const lastCupEnds = new Map(cups.flatMap((cup) => cup.variants.map((variant) => [variant, cup.end] as const)))
  return indexPlannerGame({
    date,
    variants: variants.map(({ id, courseId, name }, index) => ({
      id,
      courseId,
      name,
      course: raceCourses.get(id)!,
      lastCupEnd: lastCupEnds.get(index) ?? null,
    })),
    unrecorded: allVariants
      .filter(({ id }) => !inGame.has(id))
      .map(({ id, courseId, name }) => ({ id, courseId, name })),
    rankedCups: cups.slice(0, cupsAhead),
    tours: catalogue.tours.slice(current, current + toursAhead).map((tour): PlannerTour => ({
      start: tour.start,
      end: tour.end,
      variants: listTourVariants(tour).flatMap((id) => indexOfVariant.get(id) ?? []),
      cups: listCups(tour).map((cup) => placeCup(catalogue, tour, cup, indexOfVariant)),
    })),
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
  })
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

/** The ranked cups of the coming year, from the one that is on. */
function listCupsAhead(catalogue: Catalogue, date: IsoDate, indexOfVariant: ReadonlyMap<string, number>): PlannerCup[] {
  return catalogue.tours
    .flatMap((tour) =>
      tour.rankedCups.map(({ week, name, start, end, basis, variantIds, cupPosition }): PlannerCup => ({
        tourName: tour.name,
        week,
        name,
        start,
        end,
        basis,
        ...placeCup(catalogue, tour, { position: cupPosition, name, variantIds }, indexOfVariant),
      })),
    )
    .filter(({ start, end, variants }) => end > date && start < addDays(date, daysAhead) && variants.length > 0)
}

type RacedCup = Pick<Cup, 'variantIds'> & { readonly position: number | null; readonly name: string | null }

/** The cups of a tour; of one whose cups are not on record, the ranked ones. */
function listCups({ cups, rankedCups }: Tour): readonly RacedCup[] {
  return cups.length > 0 ? cups : rankedCups.map((cup) => ({ ...cup, position: cup.cupPosition }))
}

/** Courses on which nobody has a shelf are left out, with the boosts there. */
function placeCup(
  catalogue: Catalogue,
  tour: Tour,
  cup: RacedCup,
  indexOfVariant: ReadonlyMap<string, number>,
): Pick<PlannerCup, 'variants' | 'boosts'> {
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
