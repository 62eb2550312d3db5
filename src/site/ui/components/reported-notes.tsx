import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/controls.ts'
import { rich } from '../wording/rich.tsx'
import { Day } from '../wording/day.tsx'

/** Shelves that players have reported, with what the reports rest on. */
export function ReportedNotes({ reported = [] }: { reported?: readonly ReportedShelfView[] | undefined }) {
  return reported.map(({ item, variant, place, date, players }) => (
    <p key={`${item.id} ${variant.id} ${date}`} className="correction" role="note">
      {rich(say.reportedShelf({ ...place, players, confirmations: players - 1 }), {
        strong: (inner) => <b>{inner}</b>,
        item: <a href={itemPath(item)}>{item.name}</a>,
        course: <a href={variantPath(variant)}>{variant.name}</a>,
        day: <Day date={date} />,
      })}
    </p>
  ))
}
