import type { Catalogue, ShelfLevel, Tour } from '#catalogue/entities.ts'
import { memoizeWeak } from '#base/memoize.ts'
import type { RaceShelf } from './score-model.ts'
import { isMiiSuit, type ScoredItem } from './score-race.ts'

/** Who stands higher in one cup of a tour than elsewhere. */
export interface CupBoosts {
  /** The cup's driver, one shelf higher on each of its courses; null where it has none or none is known. */
  readonly driverId: string | null
  /** By course of the cup: by how many shelves Mii racing suits stand higher. */
  readonly suits: readonly number[]
  /** By course of the cup: ids of the items that a pipe lifts by one shelf. Empty where none does. */
  readonly pipes: readonly (readonly string[])[]
  /** The tour had pipes, and which items they held is not on record: some items may stand higher still. */
  readonly mayLackPipes: boolean
}

/** The shop that took the place of pipes lifts nothing. */
const firstTourWithoutPipes = 80
const firstTourWithSuits = 65
/** Its drivers are all Mii racing suits. */
const suitsCup = 'Mii Cup'

/**
 * The boosts in a cup of a tour; of a ranked one, `position` is its `cupPosition`. Sources: the Super Mario Wiki (a cup's driver), the game's
 * exports (Mii racing suits), HalfHydra/Mario-Kart-Tour-Values and mkturtledude/ticket-optimizer (pipes).
 */
export function findCupBoosts(
  catalogue: Catalogue,
  tour: Pick<Tour, 'number' | 'cups' | 'pipeBoosts'>,
  cup: { readonly position: number | null; readonly name: string | null },
): CupBoosts {
  const listed = tour.cups.find(({ position }) => position === cup.position)
  const name = listed?.name ?? cup.name
  const ofAll = name === suitsCup ? 1 : 0
  const ofFirst = tour.number >= firstTourWithSuits ? 1 : 0
  const pipesOn = (course: 2 | 3) =>
    tour.pipeBoosts.filter((pipe) => pipe.course === course).flatMap(({ itemIds }) => itemIds)
  return {
    driverId: listed?.driverId ?? driverOfCupName(catalogue).get(name ?? '') ?? null,
    suits: [ofAll + ofFirst, ofAll, ofAll],
    pipes: tour.pipeBoosts.length === 0 ? [] : [[], pipesOn(2), pipesOn(3)],
    mayLackPipes: tour.number < firstTourWithoutPipes && tour.pipeBoosts.length === 0,
  }
}

/** A cup is named after its driver, without exception where both are on record. */
const driverOfCupName = memoizeWeak(
  ({ items }: Catalogue): ReadonlyMap<string, string> =>
    new Map(items.driver.map(({ id, name }) => [`${name} Cup`, id])),
)

/**
 * By how many shelves an item stands higher on a course of a cup.
 * @param course 0 for the first course of the cup
 */
export function countBoosts(boosts: CupBoosts | null, course: number, item: Pick<ScoredItem, 'id'>): number {
  if (boosts === null) return 0
  const ofSuit = isMiiSuit(item) ? (boosts.suits[course] ?? 0) : 0
  return ofSuit + Number(boosts.driverId === item.id) + Number(boosts.pipes[course]?.includes(item.id) ?? false)
}

/**
 * The shelf of an item on a course of a cup. One boost lifts it by one shelf, two to the top; what is promoted at a
 * level counts as promoted while it is boosted.
 *
 * @param topLevel item level from which it is on the top shelf; 0 if it stays on the middle one; undefined for the bottom
 * @param boosts from countBoosts; 0 outside of cups
 */
export function shelfInCup(topLevel: ShelfLevel | 0 | undefined, level: number, boosts: number): RaceShelf {
  if (boosts >= 2) return 'top'
  if (topLevel === undefined) return boosts === 1 ? 'middle' : 'low'
  return boosts === 1 || (topLevel !== 0 && level >= topLevel) ? 'top' : 'middle'
}
