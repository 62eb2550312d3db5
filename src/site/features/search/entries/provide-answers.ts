import { defer } from '../../../ui/loading/defer.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchGroup } from './search-group.ts'

/** What a query such as `kart skill:mini-turbo missing` finds among the items. */
export interface ItemAnswer {
  /** The rankings that a phrase such as `best kart peach gardens` asks for. */
  readonly rankings: readonly SearchEntry[]
  /** The first of them. */
  readonly entries: readonly SearchEntry[]
  readonly count: number
  /** The list of all of them; null where no list has them in their order. */
  readonly path: string | null
  /** That of the list of their kind, which a phrase such as `new karts` asks for: `debut`. Null in the checklist. */
  readonly order: string | null
  /** What is looked for in all names, because no item or course has it in its own: `rojale` of `rojale kart`. Else null. */
  readonly unknownName: string | null
  /** What the query asks that is not understood. */
  readonly problems: readonly string[]
  /** That the reader owns, or lacks, none of what is asked for. Null where some are found, or none exist. */
  readonly emptyReason: string | null
}

export interface CourseToRace {
  readonly id: string
  readonly name: string
}

/** Null for words alone, which are looked for in names. */
type AnswerItems = (query: string) => Promise<ItemAnswer | null>

/** What to race with on a course variant: of everything, and of what the reader owns. None where no shelf is on record. */
type AnswerCourse = (variant: CourseToRace) => Promise<readonly SearchGroup[]>

/** Code that knows the game and what the reader owns, and is above the search. */
interface AnswerLoaders {
  readonly items: () => Promise<AnswerItems>
  readonly course: () => Promise<AnswerCourse>
}

const { promise: loaders, resolve } = defer<AnswerLoaders>()

/** Called by the shell. */
export const provideAnswers: (loaders: AnswerLoaders) => void = resolve

export async function answerItems(query: string): Promise<ItemAnswer | null> {
  const answer = await (await loaders).items()
  return answer(query)
}

export async function answerCourse(variant: CourseToRace): Promise<readonly SearchGroup[]> {
  const answer = await (await loaders).course()
  return answer(variant)
}

/** Loads the code that answers, before the first letter. */
export function prepareItemAnswers(): void {
  loaders.then(({ items }) => items()).catch(ignore)
}

/** Answering loads it again and reports the failure. */
function ignore(): void {}
