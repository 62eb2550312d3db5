/** How the shelves of a page are known, in a few words. */
import { formatDay } from './days.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import { message } from './message.ts'

const labels = {
  recorded: message('{hasDay, select, yes {Recorded {day}} other {Recorded}}'),
  between: message('Between two records'),
  reconstructed: message('Reconstructed'),
  'carried-on': message('Last known: {day}'),
}

/** `Recorded 1 Oct 2025`, `Last known: 1 Oct 2025`. */
export function nameRecords({ label, before }: Pick<RecordsAround, 'label' | 'before'>): string {
  return labels[label]({ hasDay: before === null ? 'no' : 'yes', day: before === null ? '' : formatDay(before) })
}
