import { loadFuzzySearch, type FuzzySearch } from './load-fuzzy-search.ts'

/** Fuzzy matches of a query: indexes in the list of names, best first. */
export interface FuzzyMatches {
  readonly query: string
  readonly indexes: readonly number[]
}

const engines = new WeakMap<readonly string[], Promise<FuzzySearch>>()
const newest = new WeakMap<readonly string[], FuzzyMatches>()

/** The engine for these names; a failed download is not cached, so that the next letter retries. */
export function prepareFuzzySearch(names: readonly string[]): Promise<FuzzySearch> {
  const known = engines.get(names)
  if (known) return known
  const engine = loadFuzzySearch(names)
  engines.set(names, engine)
  engine.catch(() => engines.delete(names))
  return engine
}

/** Rejects when the engine cannot be loaded, and with the signal's reason when it is aborted. */
export async function findFuzzyMatches(
  names: readonly string[],
  query: string,
  signal: AbortSignal,
): Promise<FuzzyMatches> {
  const engine = await prepareFuzzySearch(names)
  const matches = { query, indexes: await engine.find(query, signal) }
  newest.set(names, matches)
  return matches
}

/** The last result, so that a list has its old length when the reader comes back to it. */
export function recallFuzzyMatches(names: readonly string[]): FuzzyMatches | null {
  return newest.get(names) ?? null
}
