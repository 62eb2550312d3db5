import type { ItemKind } from '#catalogue/entities.ts'
import { raceParts, sumParts, type RacePart, type RaceParts } from '#rankings/ranking.ts'
import * as say from '#wording/ranking-reasons.ts'
import { formatDifference, formatPoints } from '../../../ui/wording/wording.ts'
import './race-parts-table.css'

const partNames: Readonly<Record<RacePart, string>> = {
  position: say.firstPlace(),
  base: say.basePoints(),
  actions: say.actions(),
  combo: say.combo(),
  skills: say.skills(),
  levelBoost: say.levelBoosts(),
}

interface RacePartsTableProps {
  readonly parts: RaceParts
  readonly plain: RaceParts
  /** What the plain item is. */
  readonly kind: ItemKind
  readonly isEstimated: boolean
}

/** The points of a race as a sum, and what each part is more or less than with the plain item. */
export function RacePartsTable({ parts, plain, kind, isEstimated }: RacePartsTableProps) {
  return (
    <table className="race-parts">
      <caption>{say.racePartsCaption()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.part()}</span>
          </th>
          <th scope="col">{say.points()}</th>
          <th scope="col">{say.beyondPlain({ kind })}</th>
        </tr>
      </thead>
      <tbody>
        {raceParts.map((part) => (
          <tr key={part}>
            <th scope="row">{partNames[part]}</th>
            {/* Place and base points have nothing to do with the course. */}
            <td>{formatPoints(parts[part], isEstimated && part !== 'position' && part !== 'base')}</td>
            <td>{formatDifference(parts[part] - plain[part])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.race()}</th>
          <td>{formatPoints(sumParts(parts), isEstimated)}</td>
          <td>{formatDifference(sumParts(parts) - sumParts(plain))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
