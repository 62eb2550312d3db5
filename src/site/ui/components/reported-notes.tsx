import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import { describeReporters } from '#wording/reported.ts'
import { Day } from '../wording/day.tsx'

const places = { top: 'on the top shelf of', middle: 'on the middle shelf of', low: 'on neither shelf that counts of' }

/** Shelves that players have reported, with what the reports rest on. */
export function ReportedNotes({ reported = [] }: { reported?: readonly ReportedShelfView[] | undefined }) {
  return reported.map(({ item, variant, place, date, players }) => (
    <p key={`${item.id} ${variant.id} ${date}`} className="correction" role="note">
      <b>Correction:</b> <a href={itemPath(item)}>{item.name}</a> is {places[place.shelf]}{' '}
      <a href={variantPath(variant)}>{variant.name}</a>
      {place.level > 1 && ` from level ${place.level}`}. Reported by {describeReporters(players)}, <Day date={date} />.
    </p>
  ))
}
