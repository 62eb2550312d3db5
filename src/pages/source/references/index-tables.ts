import type { Catalogue, Tour } from '#catalogue/entities.ts'
import { groupBy } from '#base/group-by.ts'
import type { ContentTables } from '#catalogue/content-tables.ts'

/** The rows of the content's tables by the thing that they are about; those of nothing are missing or empty. */
export type TableIndex = ReturnType<typeof indexTables>

export function indexTables({ tables, cycle, tours }: Catalogue) {
  const itemKeys = new Map(tables['item-keys'].map((row) => [row.item, row]))
  const courseKeys = new Map(tables['course-keys'].map((row) => [row.variant, row]))
  const tourKeys = new Map(tables['tour-keys'].map((row) => [row.tourNumber, row]))
  const offersByItem = groupBy(tables.offers, ({ item }) => item)
  const offersByPosition = groupBy(tables.offers, ({ cyclePosition }) => cyclePosition)
  const poolsByItem = groupBy(tables['offer-pools'], ({ item }) => item)
  const obtainableByItem = groupBy(tables.obtainable, ({ item }) => item)
  const obtainableByTour = groupBy(tables.obtainable, ({ tourNumber }) => tourNumber)
  const challengesByTour = groupBy(tables['bonus-challenges'], ({ tourNumber }) => tourNumber)
  const tagsByDriver = groupBy(tables['driver-tags'], ({ driver }) => driver)
  const cyclePosition = ({ number }: Pick<Tour, 'number'>) =>
    number < cycle.firstTour || cycle.turns.length === 0 ? null : ((number - cycle.firstTour) % cycle.turns.length) + 1
  const runsAt = groupBy(tours, cyclePosition)
  const wordByTag = new Map(tables.tags.map(({ tag, word }) => [tag, word]))
  return {
    itemKeys: (id: string) => itemKeys.get(id),
    courseKeys: (variantId: string) => courseKeys.get(variantId),
    tourKeys: (number: number) => tourKeys.get(number),
    /** Position of a tour in the yearly cycle, from 1; null before it began. */
    cyclePosition,
    /** The tours of the yearly cycle, in its order, by the names that all runs have. */
    turnNames: cycle.turns.map(({ name }) => nameTurn(name)),
    /** The last tour at a position of the cycle, or that of a year, by the name that all runs have; null without one. */
    lastRun: (position: number, year: number | null = null): { readonly name: string; readonly id: string } | null => {
      const run = runsAt.get(position)?.findLast(({ start }) => year === null || start.startsWith(String(year)))
      const turn = cycle.turns[position - 1]
      return run && turn ? { name: nameTurn(turn.name), id: run.id } : null
    },
    offersOf: (itemId: string): ContentTables['offers'] => offersByItem.get(itemId) ?? [],
    offersAt: (position: number): ContentTables['offers'] => offersByPosition.get(position) ?? [],
    poolsOf: (itemId: string): ContentTables['offer-pools'] => poolsByItem.get(itemId) ?? [],
    obtainableOf: (itemId: string): ContentTables['obtainable'] => obtainableByItem.get(itemId) ?? [],
    obtainableIn: (tourNumber: number): ContentTables['obtainable'] => obtainableByTour.get(tourNumber) ?? [],
    challengesOf: (tourNumber: number): ContentTables['bonus-challenges'] => challengesByTour.get(tourNumber) ?? [],
    /** The words of the tags of a driver whose meaning is known. */
    tagWordsOf: (driverId: string): string[] =>
      (tagsByDriver.get(driverId) ?? []).flatMap(({ tag }) => wordByTag.get(tag) ?? []),
  }
}

/** "Battle Tour ({year})" and "Peach vs. Bowser Tour (November {year})" without what tells their runs apart. */
function nameTurn(name: string): string {
  return name.replace(/ \([^)]*\{year\}\)$/, '')
}
