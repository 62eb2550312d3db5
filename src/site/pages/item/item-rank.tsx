import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { dayRankingPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { formatDay, monthNames, orBetter } from '#pages/source/wording.ts'
import { partWeights } from '#rankings/formula.ts'
import { Day } from '../../ui/wording/day.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { MovementWords } from '../../ui/rankings/movement-words.tsx'
import { movementClass } from '../../ui/rankings/movement.ts'
import { measureScoreBar } from '../../ui/rankings/score-bar.ts'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatCount, formatScore } from '../../ui/wording/wording.ts'
import { explainYears } from './describe-years.ts'

interface ItemRankProps {
  readonly today: NonNullable<ItemPage['today']>
  readonly data: ItemPage
  /** Of which `today` is the rank. */
  readonly day: IsoDate
}

/** How good the item is today, with the parts of its score, and how much it is worth having. */
export function ItemRank({ today, data, day }: ItemRankProps) {
  const { parts, top, middle } = today
  const { kind, best, rankSince, worth, ahead, knownTops, years } = data
  const isShort = knownTops !== null
  const why = years && explainYears(years, kind)
  return (
    <section className="card item-rank" aria-label="Rank today">
      <p className="big-rank">
        Good today{' '}
        <a href={dayRankingPath(day)}>
          <b>#{today.rank}</b>
          {orBetter(today.rank, isShort)} of {today.of} {kind}s
        </a>
        <span className={`move ${movementClass(today.movement)}`}>
          <MovementWords movement={today.movement} />
        </span>
      </p>
      {today.tier && (
        <p className="big-tier">
          <TierMark tier={today.tier} /> tier
        </p>
      )}
      <div className="big-score">
        <p className="score" style={measureScoreBar(parts, partWeights[kind])}>
          {formatScore(today.score)}
        </p>
        <ul className="legend">
          <li className="of-shelf">Shelves {parts.shelf.toFixed(0)}</li>
          <li className="of-points">Points {parts.points.toFixed(0)}</li>
          {parts.skill !== null && <li className="of-skill">Skill {parts.skill.toFixed(0)}</li>}
        </ul>
      </div>
      {why && (
        <p className="rank-reason">
          {why} <a href="#years">Year by year</a>
        </p>
      )}
      <dl className="facts">
        {knownTops && (
          <div>
            <dt>Top shelves known at level 1</dt>
            <dd>
              {knownTops.known} of {knownTops.of}
            </dd>
          </div>
        )}
        {worth && (
          <div>
            <dt>Worth having</dt>
            <dd>
              <a href={subjectRankingPath(worth.ranking)}>
                #{worth.rank}
                {orBetter(worth.rank, isShort)} of {worth.of}
              </a>{' '}
              <TierMark tier={worth.tier} />
            </dd>
          </div>
        )}
        {ahead && (
          <div>
            <dt>Comes up in</dt>
            <dd>
              {knownTops && 'at least '}
              {formatCount(ahead.rankedCups, 'ranked cup')} and {formatCount(ahead.tours, 'tour')}{' '}
              <small>after this tour, until {formatMonth(ahead.until)}</small>
            </dd>
          </div>
        )}
        {(['cup', 'tour', 'all'] as const).map((reach) => (
          <div key={reach}>
            <dt>{reachNames[reach]}</dt>
            <dd>
              {`${top[reach]} top `}
              <small>{`+${middle[reach]} middle${knownTops ? ' known' : ''}`}</small>
            </dd>
          </div>
        ))}
        {rankSince && (
          <div>
            <dt>At this rank since</dt>
            <dd>
              <Day date={rankSince} />
            </dd>
          </div>
        )}
        {best && (
          <div>
            <dt>Best rank</dt>
            <dd>
              #{best.rank}
              {orBetter(best.rank, isShort)}{' '}
              <small>
                <a href={dayRankingPath(best.date)}>{formatDay(best.date)}</a>
              </small>{' '}
              <EstimateMark label={best.label} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const reachNames = { cup: 'In the ranked cup', tour: 'In this tour', all: 'In the whole game' }

/** `Nov 2027`. */
function formatMonth(date: NonNullable<ItemPage['ahead']>['until']): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1]!.slice(0, 3)} ${date.slice(0, 4)}`
}
