import type { Correction, ReportedShelfView } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/controls.ts'
import { rich } from '../wording/rich.tsx'
import { Day } from '../wording/day.tsx'

/** Shelves that one record has and a later one, or players, withdrew, for the pages of either. */
export function CorrectionNotes({ corrections }: { corrections: readonly Correction[] }) {
  return corrections.map(({ item, variant, shelf, level, since, until, players }) => (
    <p key={`${item.id} ${variant.id} ${shelf} ${since}`} className="correction" role="note">
      {rich(say.withdrawnShelf({ shelf, level, by: players === undefined ? 'record' : 'players' }), {
        strong: (inner) => <b>{inner}</b>,
        since: <Day date={since} />,
        item: <a href={itemPath(item)}>{item.name}</a>,
        course: <a href={variantPath(variant)}>{variant.name}</a>,
        until: <Day date={until} />,
      })}
    </p>
  ))
}

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
