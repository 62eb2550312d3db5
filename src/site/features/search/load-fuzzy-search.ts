import { foldName } from './fold-name.ts'

/** Finds names that are almost the query. */
export interface FuzzySearch {
  /**
   * Places in the list of names, best first. Works in slices with pauses, so that no keystroke waits for it.
   * Rejects with the signal's reason when it is aborted.
   */
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly number[]>
}

/** The longest pattern that is matched fuzzily: as many letters as a machine word has bits. */
const longestPattern = 32

/** Few enough names that the longest pattern takes less than a frame. */
const sliceLength = 64
/** Milliseconds of work at a stretch; most of a frame is left for the reader. */
const workMs = 6

/** Loads the engine (7 kB) when a reader first turns to a search field; nobody else pays for it. */
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

/** Lets the browser answer the reader first. A time-out of zero would be stretched to 4 ms. */
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
