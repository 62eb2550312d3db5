import { expect, test } from 'vitest'
import type { RecordsAround } from '#rankings/find-records.ts'
import { explainRecords } from './record-explanations.ts'
import { nameRecords } from './record-notes.ts'

const describeRecords = (records: RecordsAround) => ({
  text: nameRecords(records),
  explanation: explainRecords(records),
})

const around = { before: '2023-06-28', after: '2025-10-01', topOnly: null } as const

test.each<[RecordsAround, text: string, explanation: string]>([
  [
    { ...around, label: 'recorded' },
    'Recorded 28 Jun 2023',
    'The shelves are those of the full record of 28 June 2023.',
  ],
  [
    { ...around, label: 'between' },
    'Between two records',
    'No full record of this tour exists. The shelves are those of the previous record, 28 June 2023. An item may have had more shelves than shown.',
  ],
  [
    { label: 'reconstructed', before: null, after: '2020-07-15', topOnly: null },
    'Reconstructed',
    'Older than the first record (15 July 2020). That record is used, limited to the items that were already out.',
  ],
  [
    { label: 'carried-on', before: '2025-10-01', after: null, topOnly: null },
    'Last known: 1 Oct 2025',
    'The newest record of all shelves is from 1 October 2025. Of later changes, only those that an item’s page mentions are known.',
  ],
])('%o', (records, text, explanation) => {
  expect(describeRecords(records)).toEqual({ text, explanation })
})

test('a record of the top shelf alone is not described as a full one', () => {
  const { text, explanation } = describeRecords({ ...around, label: 'between', topOnly: '2023-09-20' })
  expect(text).toBe('Between two records')
  expect(explanation).toBe(
    'No full record of this tour exists. The top shelves are those recorded on 20 September 2023, when nobody recorded the middle ones; these are from 28 June 2023. An item may have had more shelves than shown.',
  )
})
