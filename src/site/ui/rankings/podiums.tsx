import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { PodiumPlace } from '#pages/data/ranking-views.ts'
import { type SitePath, itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { TierMark } from '../items/tier-mark.tsx'
import { formatPoints, kindPlurals } from '../wording/wording.ts'
import './podium.css'

interface PodiumsProps {
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  /** The accessible name of a kind's podium: "Best karts on 29 Sep 2026". */
  readonly nameOf: (kind: ItemKind) => string
  /** The full ranking of a kind. */
  readonly pathOf: (kind: ItemKind) => SitePath | `${SitePath}#${string}`
}

/** The three best of each kind, with links to the full rankings. */
export function Podiums({ podium, nameOf, pathOf }: PodiumsProps) {
  return (
    <div className="columns podiums">
      {itemKinds.map((kind) => (
        <section key={kind} className="card podium-card" aria-label={nameOf(kind)}>
          <h3>
            <a href={pathOf(kind)}>{kindPlurals[kind]}</a>
          </h3>
          <Podium rows={podium[kind]} />
        </section>
      ))}
    </div>
  )
}

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
