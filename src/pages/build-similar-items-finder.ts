import type { Item } from '#catalogue/entities.ts'
import type { CourseOfItem } from './find-item-courses.ts'

const bitsPerWord = 32

/** One bit for each course variant on whose top shelf an item stands. */
interface TopShelves {
  readonly item: Item
  readonly words: Uint32Array
  readonly count: number
}

/**
 * Finds, for an item, those of the list whose top-shelf courses are most like its own: by the Jaccard index
 * (courses shared ÷ courses of either), then by courses shared, then in the order of the list. Items that share
 * none are left out.
 */
export function buildSimilarItemsFinder(
  items: readonly Item[],
  coursesOf: (itemId: string) => readonly CourseOfItem[],
): (itemId: string, limit: number) => Item[] {
  const all = buildTopShelves(items, coursesOf)
  const byId = new Map(all.map((shelves) => [shelves.item.id, shelves]))
  return (itemId, limit) => {
    const own = byId.get(itemId)
    if (!own) return []
    return all
      .filter((other) => other !== own)
      .map((other) => ({ item: other.item, ...compare(own, other) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.likeness - a.likeness || b.shared - a.shared)
      .slice(0, limit)
      .map(({ item }) => item)
  }
}

function buildTopShelves(items: readonly Item[], coursesOf: (itemId: string) => readonly CourseOfItem[]): TopShelves[] {
  const bits = new Map<string, number>()
  const topVariants = items.map((item) => {
    const top = coursesOf(item.id).filter(({ shelf }) => shelf === 'top')
    return top.map(({ variantId }) => {
      if (!bits.has(variantId)) bits.set(variantId, bits.size)
      return bits.get(variantId)!
    })
  })
  return items.map((item, place) => {
    const words = new Uint32Array(Math.ceil(bits.size / bitsPerWord))
    for (const bit of topVariants[place]!) words[Math.floor(bit / bitsPerWord)]! |= 1 << (bit % bitsPerWord)
    return { item, words, count: topVariants[place]!.length }
  })
}

function compare(a: TopShelves, b: TopShelves): { shared: number; likeness: number } {
  let shared = 0
  for (let word = 0; word < a.words.length; word++) shared += countBits(a.words[word]! & b.words[word]!)
  return { shared, likeness: shared / Math.max(1, a.count + b.count - shared) }
}

/** Sums neighbouring bits in parallel: pairs, then fours, then bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
