import type { LevelOne, RankedItem, ShelfCounts, ShelfGain } from '../ranking.ts'

/** True if a reader would see the same table. */
export function areSameRankings(a: readonly RankedItem[], b: readonly RankedItem[]): boolean {
  return a.length === b.length && a.every((item, index) => areSame(item, b[index]!))
}

/** By item id. */
export type RankedItemById = ReadonlyMap<string, RankedItem>

export function indexRanking(ranked: readonly RankedItem[]): RankedItemById {
  return new Map(ranked.map((item) => [item.itemId, item]))
}

/** Of each item: ranks gained since `before`, negative where lost, null where the item is not in it. */
export function measureMovement(before: RankedItemById, after: readonly RankedItem[]): (number | null)[] {
  return after.map(({ itemId, rank }) => {
    const previous = before.get(itemId)
    return previous === undefined ? null : previous.rank - rank
  })
}

// Shared, because a history has it a hundred thousand times.
const noGain: ShelfGain = [0, 0, 0]

/**
 * Of each item: shelves gained since `before`, negative where lost, null where the item is not in it.
 * @param isTourKnown a tour of which only the ranked cups are on record does not count, so no item has a shelf in it
 */
export function measureGains(
  before: RankedItemById,
  after: readonly RankedItem[],
  isTourKnown: { readonly before: boolean; readonly after: boolean },
): (ShelfGain | null)[] {
  const subtract = (a: ShelfCounts, b: ShelfCounts) =>
    [a.cup - b.cup, (isTourKnown.after ? a.tour : 0) - (isTourKnown.before ? b.tour : 0), a.all - b.all] as const
  return after.map(({ itemId, top, middle }) => {
    const previous = before.get(itemId)
    if (previous === undefined) return null
    const [tops, middles] = [subtract(top, previous.top), subtract(middle, previous.middle)]
    if (middles.some(isChange)) return [...tops, ...middles]
    return tops.some(isChange) ? tops : noGain
  })
}

function isChange(gained: number): boolean {
  return gained !== 0
}

// Rank is the position in the list; tier follows from the score, and with the ranked cup the scores change.
function areSame(a: RankedItem, b: RankedItem): boolean {
  return (
    a.itemId === b.itemId &&
    a.score === b.score &&
    a.isNew === b.isNew &&
    a.overlap === b.overlap &&
    a.levelNeeded === b.levelNeeded &&
    areSameCounts(a.top, b.top) &&
    areSameCounts(a.middle, b.middle) &&
    areSameShelves(a, b) &&
    areSameLevelOne(a.levelOne, b.levelOne)
  )
}

function areSameCounts(a: ShelfCounts, b: ShelfCounts): boolean {
  return a.cup === b.cup && a.tour === b.tour && a.all === b.all
}

function areSameShelves({ shelves: a }: RankedItem, { shelves: b }: RankedItem): boolean {
  return a.length === b.length && a.every((held, index) => held === b[index])
}

function areSameLevelOne(a: LevelOne, b: LevelOne): boolean {
  return a.every((value, index) => value === b[index])
}
