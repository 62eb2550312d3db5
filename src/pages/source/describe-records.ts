import type { RecordsAround } from '#rankings/find-records.ts'
import type { RecordNote } from '../data/record-note.ts'
import { formatLongDay, formatRecords } from './wording.ts'

/** Says how the shelves of a day are known: in a few words, and in full. */
export function describeRecords(records: RecordsAround): RecordNote {
  return { label: records.label, text: formatRecords(records), explanation: explain(records) }
}

function explain({ label, before, after, topOnly }: RecordsAround): string {
  const day = before === null ? 'an earlier day' : formatLongDay(before)
  switch (label) {
    case 'recorded':
      return `The shelves are those of the full record of ${day}.`
    case 'carried-on':
      return `The newest record of all shelves is from ${day}. Of later changes, only those that an item’s page mentions are known.`
    case 'reconstructed':
      return `Older than the first record${after === null ? '' : ` (${formatLongDay(after)})`}. That record is used, limited to the items that were already out.`
    case 'between':
      return `No full record of this tour exists. ${describeUse(day, topOnly)} An item may have had more shelves than shown.`
  }
}

function describeUse(before: string, topOnly: RecordsAround['topOnly']): string {
  if (topOnly === null) return `The shelves are those of the previous record, ${before}.`
  return `The top shelves are those recorded on ${formatLongDay(topOnly)}, when nobody recorded the middle ones; these are from ${before}.`
}
