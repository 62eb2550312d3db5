import { guidePath } from '#pages/routes/routes.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import { explainRecords } from '#wording/record-explanations.ts'
import * as say from '#wording/controls.ts'

/** How the shelves of a page are known, in full. */
export function RecordExplanation({ records }: { records: RecordsAround }) {
  return (
    <p>
      {explainRecords(records)}{' '}
      <a href={`${guidePath('how-to-read-our-rankings')}#labels-how-sure-we-are`}>{say.howSureWeAre()}</a>
    </p>
  )
}
