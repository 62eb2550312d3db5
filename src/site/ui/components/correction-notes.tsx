import type { Correction } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import { Day } from '../wording/day.tsx'
import { shelfNames } from '../wording/wording.ts'

/** Shelves that one record has and a later one, or players, withdrew, for the pages of either. */
export function CorrectionNotes({ corrections }: { corrections: readonly Correction[] }) {
  return corrections.map(({ item, variant, shelf, level, since, until, players }) => (
    <p key={`${item.id} ${variant.id} ${shelf} ${since}`} className="correction" role="note">
      <b>Correction:</b> the record of <Day date={since} /> puts <a href={itemPath(item)}>{item.name}</a> on the{' '}
      {shelfNames[shelf].toLowerCase()} of <a href={variantPath(variant)}>{variant.name}</a>
      {level > 1 && ` from level ${level}`}; {players === undefined ? 'the record of ' : 'players, on '}
      <Day date={until} />
      {players === undefined ? ' withdrew it' : ', reported that it is not there'}. Rankings for the days in between
      still count it.
    </p>
  ))
}
