import { formatNumber } from '../../../ui/wording/wording.ts'
import { foldName } from '../matching/fold-name.ts'
import { groupEntries } from './group-matches.ts'
import type { SearchGroup } from '../entries/search-group.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import type { SearchEntry } from '../entries/search-entry.ts'

/**
 * What a query about items finds, with a link to the list where it can be narrowed further. The link comes first, where
 * Enter takes it: a reader who types a whole query wants everything that it finds. Only what has that name (“Karts”,
 * “Super Glider”) and the rankings that are asked for precede it.
 * @param named everything that has a name
 */
export function groupAnswer(answer: ItemAnswer, named: readonly SearchEntry[], query: string): readonly SearchGroup[] {
  const wanted = foldName(query.trim())
  const called = named.filter(({ name }) => foldName(name) === wanted)
  const groups = [...groupEntries(called), { title: 'Rankings', entries: answer.rankings, rest: null }]
  return [...groups.filter(({ entries }) => entries.length > 0), ...groupItems(answer)]
}

function groupItems({ entries, count, path, order }: ItemAnswer): readonly SearchGroup[] {
  if (count === 0) return []
  if (path === null) return [{ title: 'Items', entries, rest: null }]
  if (count === 1) return [{ title: 'Items', entries, rest: { name: 'Show it in the checklist', path, count } }]
  const place = order === null ? ' in the checklist' : `, ${order}`
  const rest = { name: `Show all ${formatNumber(count)}${place}`, path, count }
  return [
    { title: 'List', entries: [], rest },
    { title: 'Items', entries, rest: null },
  ]
}
