import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { ReportedNotes } from '../../ui/components/reported-notes.tsx'
import { ItemRank } from './item-rank.tsx'

/**
 * What an item is worth.
 * @param props.day of its rank
 */
export function ItemNow({ data, day }: { data: ItemPage; day: IsoDate }) {
  return (
    <>
      {data.today && <ItemRank today={data.today} data={data} day={day} />}
      <CorrectionNotes corrections={data.corrections} />
      <ReportedNotes reported={data.reported} />
    </>
  )
}
