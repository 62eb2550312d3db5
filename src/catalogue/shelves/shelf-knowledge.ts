import type { Item } from '../entities.ts'

/** How much of an item's list of shelves the content holds. Counts are of course variants. */
export interface ShelfKnowledge {
  /** On the top shelf from level 1 on. */
  readonly knownTop: number
  /** On the middle shelf, promoted ones included. */
  readonly knownMiddle: number
  /** What public lists count; equal to what is known where no list counts more. */
  readonly publicTop: number
  readonly publicMiddle: number
  /** Shelves exist that are not known. Nothing may call such an item weak or its missing shelves gaps. */
  readonly isShort: boolean
}

/** Top shelves at level 1, of an item that lacks some. */
export interface KnownTops {
  readonly known: number
  readonly of: number
}

/** Null for an item of which all top and middle shelves are known. */
export function countKnownTops(item: ShelfFacts): KnownTops | null {
  const { isShort, knownTop, publicTop } = measureShelfKnowledge(item)
  return isShort ? { known: knownTop, of: publicTop } : null
}

/** Compares the shelves in an item's file that have not ended with its public counts. */
export function measureShelfKnowledge({ shelves, publicShelfCounts }: ShelfFacts): ShelfKnowledge {
  const current = shelves.filter(({ until, level }) => until === null && level === 1)
  const knownTop = current.filter(({ shelf }) => shelf === 'top').length
  const knownMiddle = current.length - knownTop
  const publicTop = publicShelfCounts?.top ?? knownTop
  const publicMiddle = publicShelfCounts?.middle ?? knownMiddle
  const isShort = knownTop < publicTop || knownMiddle < publicMiddle
  return { knownTop, knownMiddle, publicTop, publicMiddle, isShort }
}

type ShelfFacts = Pick<Item, 'shelves' | 'publicShelfCounts'>
