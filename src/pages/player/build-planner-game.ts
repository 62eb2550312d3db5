import type { Tour } from '#catalogue/entities.ts'
import { indexPlannerGame } from '#rankings/planner/index-planner-game.ts'
import type { PlannerCup, PlannerGame, PlannerItem, PlannerShelf } from '#rankings/planner/planner-game.ts'
import type { PageSource } from '../source/build-page-source.ts'

/** This week's cup, the next, and those of the tour after. */
const cupsAhead = 4

/** The game as it is today. Course variants on which nobody has a shelf are left out: nothing can be planned there. */
export function buildPlannerGame(source: PageSource): PlannerGame {
  const { catalogue, items, today, variantsInForce } = source
  const all = [...items.driver, ...items.kart, ...items.glider]
  const inGame = new Set(all.flatMap(({ id }) => source.coursesOf(id).map(({ variantId }) => variantId)))
  const variants = catalogue.courses.flatMap((course) => course.variants).filter(({ id }) => inGame.has(id))
  const placeOf = new Map(variants.map(({ id }, place) => [id, place]))
  return indexPlannerGame({
    date: today.date,
    variants: variants.map(({ id, courseId, name }) => ({ id, courseId, name, zone: zoneOf(id, variantsInForce) })),
    rankedCups: listCupsAhead(source, placeOf),
    items: all.map(({ kind, id, name, rarity, skillId }): PlannerItem => {
      const skillStrength = skillId === null ? null : (catalogue.skillById.get(skillId)?.strength ?? null)
      return { kind, id, name, rarity, skillStrength, shelves: listShelves(source, id, placeOf) }
    }),
  })
}

function zoneOf(variantId: string, { cup, tour }: PageSource['variantsInForce']) {
  if (cup.has(variantId)) return 'cup'
  return tour.has(variantId) ? 'tour' : 'elsewhere'
}

function listShelves(source: PageSource, itemId: string, placeOf: ReadonlyMap<string, number>): PlannerShelf[] {
  return source
    .coursesOf(itemId)
    .map(({ variantId, shelf, level }): PlannerShelf => ({
      variant: placeOf.get(variantId)!,
      topLevel: shelf === 'top' ? level : 0,
    }))
    .toSorted((a, b) => a.variant - b.variant)
}

function listCupsAhead({ catalogue, today }: PageSource, placeOf: ReadonlyMap<string, number>): PlannerCup[] {
  const describe = (tour: Tour) =>
    tour.rankedCups.map(({ week, name, start, end, variantIds }): PlannerCup => ({
      tourName: tour.name,
      week,
      name,
      start,
      end,
      variants: variantIds.flatMap((id) => placeOf.get(id) ?? []),
    }))
  return catalogue.tours
    .flatMap(describe)
    .filter(({ end, variants }) => end > today.date && variants.length > 0)
    .slice(0, cupsAhead)
}
