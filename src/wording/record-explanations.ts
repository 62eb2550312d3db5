/** How the shelves of a page are known, in full: apart from the few words, which every page loads. */
import type { RecordsAround } from '#rankings/find-records.ts'
import { formatLongDay } from './days.ts'
import { message } from './message.ts'

const explanations = {
  recorded: message('The shelves are those of the full record of {day}.'),
  'carried-on': message(
    'The newest record of all shelves is from {day}. Of later changes, only those that an item’s page mentions are known.',
  ),
  reconstructed: message(
    'Older than the first record ({next}). That record is used, limited to the items that were already out.',
  ),
  between: message(
    'No full record of this tour exists. The shelves are those of the previous record, {day}. An item may have had more shelves than shown.',
  ),
}
const topShelfAlone = message(
  'No full record of this tour exists. The top shelves are those recorded on {top}, when nobody recorded the middle ones; these are from {day}. An item may have had more shelves than shown.',
)

export function explainRecords({ label, before, after, topOnly }: RecordsAround): string {
  const day = before === null ? '' : formatLongDay(before)
  if (label === 'between' && topOnly !== null) return topShelfAlone({ top: formatLongDay(topOnly), day })
  return explanations[label]({ day, next: after === null ? '' : formatLongDay(after) })
}
