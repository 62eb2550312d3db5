import type { CSSProperties } from 'react'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { partWeights } from '#rankings/formula.ts'
import { Day, formatDay } from '../../ui/wording/day.tsx'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatMovement, movementClass } from '../../ui/rankings/movement.ts'
import { measureScoreBar } from '../../ui/rankings/score-bar.ts'

interface ItemStandingProps {
  readonly standing: NonNullable<ItemPage['standing']>
  readonly data: ItemPage
}

/** The item's place today, and the parts that the score is made of. */
export function ItemStanding({ standing, data }: ItemStandingProps) {
  const { parts, top, middle } = standing
  const { kind, date, best, standingSince } = data
  return (
    <section className="card item-standing" aria-label="Rank today">
      <p className="big-rank">
        <a href={dayRankingPath(date)}>
          <b>#{standing.rank}</b> of {standing.of} {kind}s
        </a>
        <span className={`move ${movementClass(standing.movement)}`}>{formatMovement(standing.movement)}</span>
      </p>
      <p className="big-tier">
        <TierMark tier={standing.tier} /> tier
      </p>
      <div className="big-score">
        <p className="score" style={measureScoreBar(parts, partWeights[kind]) as CSSProperties}>
          {standing.score.toFixed(1)}
        </p>
        <ul className="legend">
          <li className="coverage">Coverage {parts.coverage.toFixed(0)}</li>
          <li className="points">Points {parts.points.toFixed(0)}</li>
          {parts.skill !== null && <li className="skill">Skill {parts.skill.toFixed(0)}</li>}
        </ul>
      </div>
      <dl className="facts">
        {(['cup', 'tour', 'all'] as const).map((reach) => (
          <div key={reach}>
            <dt>{reachNames[reach]}</dt>
            <dd>
              {top[reach]} top <small>+{middle[reach]} middle</small>
            </dd>
          </div>
        ))}
        {standingSince && (
          <div>
            <dt>On this rank since</dt>
            <dd>
              <Day date={standingSince} />
            </dd>
          </div>
        )}
        {best && (
          <div>
            <dt>Best rank</dt>
            <dd>
              #{best.rank}{' '}
              <small>
                <a href={dayRankingPath(best.date)}>{formatDay(best.date)}</a>
              </small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const reachNames = { cup: 'In the ranked cup', tour: 'In this tour', all: 'In the whole game' }
