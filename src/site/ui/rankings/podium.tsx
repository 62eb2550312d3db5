import type { PodiumPlace } from '#pages/data/ranking-views.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { TierMark } from '../items/tier-mark.tsx'
import { formatPoints } from '../wording/wording.ts'

/** The three best on a podium. The markup lists them by rank; styles arrange the steps. */
export function Podium({ rows }: { rows: readonly PodiumPlace[] }) {
  return (
    <ol className="podium">
      {rows.map((row) => (
        <li key={row.item.id} className={`medal-${row.rank}`}>
          <a href={itemPath(row.item)}>
            <ItemEmblem item={row.item} size="large" />
            <b>{row.item.name}</b>
          </a>
          <span className="step">
            <span className="podium-rank">{row.rank}</span>
            <span>{formatPoints(row.score, true)}</span>
            <TierMark tier={row.tier} isAlone />
          </span>
        </li>
      ))}
    </ol>
  )
}
