import { formatNumber } from '../../../ui/wording/wording.ts'
import type { SearchGroup } from './group-matches.ts'
import type { ItemAnswer } from './item-answers.ts'

/** What a query about items finds, with a link to the list where it can be narrowed further. */
export function groupAnswer({ entries, count, path }: ItemAnswer): readonly SearchGroup[] {
  if (count === 0) return []
  const name = count === 1 ? 'Show it in the checklist' : `Show all ${formatNumber(count)} in the checklist`
  return [{ title: 'Items', entries, rest: { name, path } }]
}
