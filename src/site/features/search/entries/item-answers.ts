import { defer } from '../../../ui/loading/defer.ts'
import type { SearchEntry } from './search-entry.ts'

/** What a query such as `kart skill:mini-turbo missing` finds among the items. */
export interface ItemAnswer {
  /** The rankings that a phrase such as `best kart peach gardens` asks for. */
  readonly rankings: readonly SearchEntry[]
  /** The first of them. */
  readonly entries: readonly SearchEntry[]
  readonly count: number
  /** The list of all of them; null where no list has them in their order. */
  readonly path: string | null
  /** That of the list of their kind, which a phrase such as `new karts` asks for: `newest first`. Null in the checklist. */
  readonly order: string | null
  /** What is looked for in all names, because no item or course has it in its own: `rojale` of `rojale kart`. Else null. */
  readonly unknownName: string | null
  /** What the query asks that is not understood. */
  readonly problems: readonly string[]
  /** That the reader owns, or lacks, none of what is asked for. Null where some are found, or none exist. */
  readonly none: string | null
}

/** Null for words alone, which are looked for in names. */
export type AnswerItems = (query: string) => Promise<ItemAnswer | null>

const { promise, resolve } = defer<() => Promise<AnswerItems>>()

/** Handed in by the shell: the code that answers knows lists and the reader's items, and is above the search. */
export const provideItemAnswers: (load: () => Promise<AnswerItems>) => void = resolve

export async function answerItems(query: string): Promise<ItemAnswer | null> {
  const load = await promise
  const answer = await load()
  return answer(query)
}

/** Loads the code that answers, before the first letter. */
export function prepareItemAnswers(): void {
  promise.then((load) => load()).catch(ignore)
}

/** Answering loads it again and reports the failure. */
function ignore(): void {}
