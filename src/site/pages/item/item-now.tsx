import type { ItemPage } from '#pages/data/item-pages.ts'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { ReportedNotes } from '../../ui/components/reported-notes.tsx'
import { ItemNextCups } from './item-next-cups.tsx'
import { ItemRank } from './item-rank.tsx'

/** What an item is worth today, and when it is worth most. */
export function ItemNow({ data }: { data: ItemPage }) {
  return (
    <>
      {data.today && <ItemRank today={data.today} data={data} />}
      <CorrectionNotes corrections={data.corrections} />
      <ReportedNotes reported={data.reported} />
      <ItemNextCups data={data} />
    </>
  )
}
