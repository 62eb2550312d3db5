import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { rankedItemPath, rankedOnPath, rankedTherePath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { orBetter } from '#wording/counts.ts'
import * as say from '#wording/item.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { Term } from '../../ui/components/term.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { MovementWords } from '../../ui/rankings/movement-words.tsx'
import { movementClass } from '../../ui/rankings/movement.ts'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatDifference, formatPoints } from '../../ui/wording/wording.ts'
import { explainYears } from './describe-years.ts'

interface ItemRankProps {
  readonly today: NonNullable<ItemPage['today']>
  readonly data: ItemPage
  /** Of which `today` is the rank. */
  readonly day: IsoDate
}

/** How good the item is on the day, what a race with it brings, and how much it is worth having. */
export function ItemRank({ today, data, day }: ItemRankProps) {
  const { kind, knownTops, years } = data
  const why = years && explainYears(years, kind)
  return (
    <section className="card item-rank" aria-label={say.rankOnDay({ day: formatDay(day) })}>
      <p className="big-rank">
        {rich(say.rankOn(), {
          link: (
            <a href={rankedItemPath(data.item)}>
              {rich(say.ofOfKind({ of: today.of, kind }), {
                strong: <b>#{today.rank}</b>,
                orBetter: orBetter(today.rank, knownTops !== null),
              })}
            </a>
          ),
          day: <Day date={day} />,
          span: (
            <span className={`move ${movementClass(today.movement)}`}>
              <MovementWords movement={today.movement} />
            </span>
          ),
        })}
      </p>
      {today.tier && (
        <p className="big-tier">
          <TierMark tier={today.tier} /> <Term of="tier">{say.tier()}</Term>
        </p>
      )}
      <p className="big-score">
        {rich(say.pointsARace(), {
          strong: <b>{formatPoints(today.score, true)}</b>,
          small: (
            <small>
              {say.differenceBeyondAPlain({ difference: formatDifference(today.score - today.plain), kind })}
            </small>
          ),
        })}
      </p>
      {why && (
        <p className="rank-reason">
          {why} <a href="#years">{say.yearByYear()}</a>
        </p>
      )}
      <RankFacts today={today} data={data} />
    </section>
  )
}

function RankFacts({ today, data }: Pick<ItemRankProps, 'today' | 'data'>) {
  const { top, middle } = today
  const { best, rankSince, worth, appearances, round, knownTops, knownMiddles } = data
  const isShort = knownTops !== null
  return (
    <Facts>
      {knownTops && (
        <Fact name={say.shelvesKnownAtLevel()}>
          {`${knownTops.known} of ${knownTops.of} top `}
          {knownMiddles && <small>{`+${knownMiddles.known} of ${knownMiddles.of} middle`}</small>}
        </Fact>
      )}
      {worth && (
        <Fact name={<Term of="worth-having">{say.worthHaving()}</Term>}>
          <a href={rankedTherePath(worth.ranking, data.item.id)}>
            {rich(say.rankOfOf({ rank: worth.rank, of: worth.of }), { orBetter: orBetter(worth.rank, isShort) })}
          </a>{' '}
          <TierMark tier={worth.tier} isAlone />
        </Fact>
      )}
      {appearances && (
        <Fact name={say.inAYearOf()}>
          {rich(
            say.rankedcupsOfCupsTours({
              rankedCups: appearances.rankedCups,
              cups: round.of.rankedCups,
              tours: appearances.tours,
              tours2: round.of.tours,
            }),
            { more: knownTops && 'at least ' },
          )}
        </Fact>
      )}
      {reaches.map(([reach, name]) => (
        <Fact key={reach} name={name}>
          {`${top[reach]} top `}
          <small>{`+${middle[reach]} middle${knownTops ? ' known' : ''}`}</small>
        </Fact>
      ))}
      {rankSince && (
        <Fact name={say.atThisRankSince()}>
          <Day date={rankSince} />
        </Fact>
      )}
      {best && (
        <Fact name={say.bestRank()}>
          #{best.rank}
          {orBetter(best.rank, isShort)}{' '}
          <small>
            <a href={rankedOnPath(rankedItemPath(data.item), best.date)}>{formatDay(best.date)}</a>
          </small>{' '}
          <EstimateMark label={best.label} />
        </Fact>
      )}
    </Facts>
  )
}

const reaches = [
  ['cup', 'In the last ranked cup'],
  ['tour', 'In the last tour'],
  ['all', 'In the whole game'],
] as const
