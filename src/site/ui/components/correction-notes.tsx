import type { Correction } from '#pages/data/shelf-views.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/controls.ts'
import { rich } from '../wording/rich.tsx'
import { Day } from '../wording/day.tsx'
import { shelfNames } from '../wording/wording.ts'

/** Shelves that one record has and a later one, or players, withdrew, for the pages of either. */
export function CorrectionNotes({ corrections }: { corrections: readonly Correction[] }) {
  return corrections.map(({ item, variant, shelf, level, since, until, players }) => (
    <p key={`${item.id} ${variant.id} ${shelf} ${since}`} className="correction" role="note">
      {rich(say.correctionTheRecordOf(), {
        strong: (inner) => <b>{inner}</b>,
        day: <Day date={since} />,
        link: <a href={itemPath(item)}>{item.name}</a>,
        value: shelfNames[shelf].toLowerCase(),
        link2: <a href={variantPath(variant)}>{variant.name}</a>,
        more: level > 1 && ` from level ${level}`,
        more2: players === undefined ? 'the record of ' : 'players, on ',
        day2: <Day date={until} />,
        more3: players === undefined ? ' withdrew it' : ', reported that it is not there',
      })}
    </p>
  ))
}
