import { formatNumber } from '../../../ui/wording/wording.ts'
import type { SearchGroup } from './group-matches.ts'
import type { ItemAnswer } from './item-answers.ts'

/**
 * What a query about items finds, with a link to the list where it can be narrowed further. The link comes first, where
 * Enter takes it: who writes a whole query asks for all that it finds.
 */
export function groupAnswer({ entries, count, path }: ItemAnswer): readonly SearchGroup[] {
  if (count === 0) return []
  if (count === 1) return [{ title: 'Items', entries, rest: { name: 'Show it in the checklist', path, count } }]
  const rest = { name: `Show all ${formatNumber(count)} in the checklist`, path, count }
  return [
    { title: 'List', entries: [], rest },
    { title: 'Items', entries, rest: null },
  ]
}
