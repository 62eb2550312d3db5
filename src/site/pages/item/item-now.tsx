import type { ItemPage } from '#pages/data/item-pages.ts'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { ItemNextCups } from './item-next-cups.tsx'
import { ItemStanding } from './item-standing.tsx'

/** What an item is worth today, and when it is worth most. */
export function ItemNow({ data }: { data: ItemPage }) {
  return (
    <>
      {data.standing && <ItemStanding standing={data.standing} data={data} />}
      <CorrectionNotes corrections={data.corrections} />
      <ItemNextCups data={data} />
    </>
  )
}
