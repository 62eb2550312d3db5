import { groupBy } from '#base/group-by.ts'
import { routes } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import type { SearchKind } from '#wording/search/search-index.ts'
import * as say from '#wording/search.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import { isListed, type ListedKind } from '../entries/saved-queries.ts'
import type { SearchEntry } from '../entries/search-entry.ts'
import type { SearchGroup } from '../entries/search-group.ts'
import { foldName } from '../matching/fold-name.ts'
import type { ForeignMatch } from '../matching/foreign-search.ts'
import { splitVariants } from '../matching/split-variants.ts'

interface FoundMatches {
  readonly indexes: readonly number[]
  readonly wholeCount: number
  readonly foreign: readonly ForeignMatch[]
}

const titles: Readonly<Record<Exclude<SearchKind, ListedKind>, string>> = {
  page: say.pages(),
  link: say.quickLinks(),
  cup: say.rankedCups(),
}

/** And one more, if a link to the rest would take its place; all of a kind that has no list. */
const shownPerGroup = 5
/** The same of the only kind that matches: with nothing below it, five would leave half of a phone's screen empty. */
const shownAlone = 11
/** With that many whole matches, fuzzy ones are not needed. */
const enoughWhole = 10
const shownFuzzy = 12

/**
 * The best of each kind, the kind with the best match first; each course once, unless the query asks for a variant.
 * @param indexes of the matches in `entries`, best first
 * @param wholeCount how many of them match without a mistake
 * @param foreign those that a name in another language has found
 */
export function groupMatches(
  entries: readonly SearchEntry[],
  { indexes, wholeCount, foreign }: FoundMatches,
  query: string,
): readonly SearchGroup[] {
  const aliases = new Map(foreign.map(({ index, name, language }) => [index, { name, language }]))
  const best = entries[indexes[0] ?? -1]
  const shownCount = (best && isCalled(best, query)) || wholeCount >= enoughWhole ? wholeCount : wholeCount + shownFuzzy
  const matches = indexes.slice(0, shownCount).map((index): SearchEntry => {
    const alias = aliases.get(index)
    return alias ? { ...entries[index]!, alias } : entries[index]!
  })
  const { first } = splitVariants(matches, courseIdOf, query)
  const groups = groupBy(first, ({ kind }) => kind)
  const shownAtMost = groups.size === 1 ? shownAlone : shownPerGroup
  return [...groups].map(([kind, ofKind]) => {
    const list = isListed(kind) ? routes[`${kind}-list`] : null
    const title = titleOf(kind)
    const rest = list !== null && ofKind.length > shownAtMost + 1
    return {
      title,
      entries: rest ? ofKind.slice(0, shownAtMost) : ofKind,
      rest: rest
        ? {
            name: say.allMatches({ noun: `${kind}s`, query }),
            path: `${list}?${new URLSearchParams({ q: query })}`,
            count: ofKind.length,
          }
        : null,
    }
  })
}

/**
 * Whether its name, or the part of it before a colon, is what is typed: then nothing is misspelt, and `gaps` is no
 * Singapore, nor `frenzy` Wendy.
 */
function isCalled({ name }: SearchEntry, query: string): boolean {
  const wanted = foldName(query)
  return [name, name.replace(/:.*/, '')].some((each) => foldName(each) === wanted)
}

/** Groups of all of them, one for each kind. */
function groupEntries(entries: readonly SearchEntry[]): readonly SearchGroup[] {
  const groups = groupBy(entries, ({ kind }) => kind)
  return [...groups].map(([kind, ofKind]) => ({ title: titleOf(kind), entries: ofKind, rest: null }))
}

function titleOf(kind: SearchKind): string {
  return isListed(kind) ? areaNames[`${kind}-list`]() : titles[kind]
}

function courseIdOf(entry: SearchEntry): string | null {
  return entry.kind === 'course' ? entry.courseId : null
}

/**
 * What a query about items finds, with a link to the list where it can be narrowed further. The link comes first, where
 * Enter takes it: a reader who types a whole query wants everything that it finds. Only what has that name (“Karts”,
 * “Super Glider”) and the rankings that are asked for precede it.
 * @param named everything that has a name
 */
export function groupAnswer(answer: ItemAnswer, named: readonly SearchEntry[], query: string): readonly SearchGroup[] {
  const wanted = foldName(query.trim())
  const called = named.filter(({ name }) => foldName(name) === wanted)
  const groups = [...groupEntries(called), { title: say.rankings(), entries: answer.rankings, rest: null }]
  return [...groups.filter(({ entries }) => entries.length > 0), ...groupItems(answer)]
}

function groupItems({ entries, count, path, order }: ItemAnswer): readonly SearchGroup[] {
  if (count === 0) return []
  if (path === null) return [{ title: say.items(), entries, rest: null }]
  if (count === 1) return [{ title: say.items(), entries, rest: { name: say.showInChecklist(), path, count } }]
  const name = order === null ? say.showAllInChecklist({ count }) : say.showAllInOrder({ count, order })
  const rest = { name, path, count }
  return [
    { title: say.list(), entries: [], rest },
    { title: say.items(), entries, rest: null },
  ]
}
