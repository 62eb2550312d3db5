import type { FuzzyMatches } from './find-matches.ts'
import { foldName } from './fold-name.ts'

/** Finds names that nearly match a query. */
export interface FuzzySearch {
  /**
   * Indexes in the list of names, best first. Works in slices with pauses, so that it never delays a keystroke.
   * Rejects with the signal's reason when it is aborted.
   */
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly number[]>
}

/** The longest pattern for fuzzy matching: as many letters as a machine word has bits. */
const longestPattern = 32

/** Few enough names to match the longest pattern within a frame. */
const sliceLength = 64
/** Milliseconds of work at a time; most of a frame is left for input. */
const workMs = 6

/** Loads the engine (7 kB) when a reader first uses a search field. */
export async function loadFuzzySearch(names: readonly string[]): Promise<FuzzySearch> {
  const { default: Fuse } = await import('fuse.js/basic')
  const slices = Array.from({ length: Math.ceil(names.length / sliceLength) }, (_, slice) => {
    const start = slice * sliceLength
    const engine = new Fuse(names.slice(start, start + sliceLength), {
      threshold: 0.6,
      location: 0,
      distance: 100,
      minMatchCharLength: 1,
      isCaseSensitive: false,
      includeScore: true,
    })
    return { start, engine }
  })
  return {
    async find(query, signal) {
      const pattern = foldName(query.trim()).slice(0, longestPattern).trim()
      if (pattern === '') return []
      const found: { index: number; score: number }[] = []
      let workSince = performance.now()
      for (const { start, engine } of slices) {
        if (performance.now() - workSince > workMs) {
          await pause()
          workSince = performance.now()
        }
        signal.throwIfAborted()
        for (const { refIndex, score = 1 } of engine.search(pattern)) found.push({ index: start + refIndex, score })
      }
      return found.toSorted((a, b) => a.score - b.score || a.index - b.index).map(({ index }) => index)
    },
  }
}

/** Yields to the browser. A timeout of zero would take 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
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
  const matches = { names, query, indexes: await engine.find(query, signal) }
  newest.set(names, matches)
  return matches
}

/** The last result, so that a list has its old length when the reader comes back to it. */
export function recallFuzzyMatches(names: readonly string[]): FuzzyMatches | null {
  return newest.get(names) ?? null
}
