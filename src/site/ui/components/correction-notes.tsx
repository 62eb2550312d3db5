import type { Correction } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import { Day } from '../wording/day.tsx'
import { shelfNames } from '../wording/wording.ts'

/** What a record said and a later one took back, on the pages that show either. */
export function CorrectionNotes({ corrections }: { corrections: readonly Correction[] }) {
  return corrections.map(({ item, variant, shelf, level, since, until }) => (
    <p key={`${item.id} ${variant.id} ${shelf}`} className="correction" role="note">
      <b>Corrected.</b> The record of <Day date={since} /> has <a href={itemPath(item)}>{item.name}</a> on the{' '}
      {shelfNames[shelf].toLowerCase()} of <a href={variantPath(variant)}>{variant.name}</a>
      {level > 1 && ` from level ${level}`}; that of <Day date={until} /> took it back. Rankings of the days between
      count it.
    </p>
  ))
}
