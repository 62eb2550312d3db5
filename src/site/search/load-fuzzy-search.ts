import type { FuzzyMatch } from './rank-matches.ts'

/** Loads the engine (7 kB) when a reader first turns to a search field; nobody else pays for it. */
export async function loadFuzzySearch(names: readonly string[]): Promise<FuzzyMatch> {
  const { default: Fuse } = await import('fuse.js/basic')
  const fuse = new Fuse(names, {
    threshold: 0.6,
    location: 0,
    distance: 100,
    minMatchCharLength: 1,
    isCaseSensitive: false,
  })
  return (pattern) => fuse.search(pattern).map((found) => found.refIndex)
}
