import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { rankedItemPath, rankedOnPath, rankedTherePath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/item.ts'
import { CorrectionNotes, ReportedNotes } from '../../ui/components/correction-notes.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { Fact, Facts } from '../../ui/components/facts.tsx'
import { Term } from '../../ui/components/term.tsx'
import { EstimateMark } from '../../ui/components/record-label-badge.tsx'
import { MovementWords, movementClass } from '../../ui/rankings/movement-words.tsx'
import { TierMark } from '../../ui/items/tier-mark.tsx'
import { formatDifference, formatPoints } from '../../ui/wording/wording.ts'
import { explainYears } from './describe-years.ts'

/**
 * What an item is worth.
 * @param props.day of its rank
 */
export function ItemNow({ data, day }: { data: ItemPage; day: IsoDate }) {
  return (
    <>
      {data.today && <ItemRank today={data.today} data={data} day={day} />}
      <CorrectionNotes corrections={data.corrections} />
      <ReportedNotes reported={data.reported} />
    </>
  )
}

interface ItemRankProps {
  readonly today: NonNullable<ItemPage['today']>
  readonly data: ItemPage
  /** Of which `today` is the rank. */
  readonly day: IsoDate
}

/** How good the item is on the day, what a race with it brings, and how much it is worth having. */
function ItemRank({ today, data, day }: ItemRankProps) {
  const { kind, knownTops, years } = data
  const why = years && explainYears(years, kind)
  return (
    <section className="card item-rank" aria-label={say.rankOnDay({ day: formatDay(day) })}>
      <p className="big-rank">
        {rich(say.rankOnDate(), {
          rank: (
            <a href={rankedItemPath(data.item)}>
              {rich(
                say.rankOfKind({
                  rank: today.rank,
                  of: today.of,
                  kind,
                  orBetter: orBetter(today.rank, knownTops !== null),
                }),
                { rank: (inner) => <b>{inner}</b> },
              )}
            </a>
          ),
          day: <Day date={day} />,
        })}
        <span className={`move ${movementClass(today.movement)}`}>
          <MovementWords movement={today.movement} />
        </span>
      </p>
      {today.tier && (
        <p className="big-tier">
          <TierMark tier={today.tier} /> <Term of="tier">{say.tier()}</Term>
        </p>
      )}
      <p className="big-score">
        {rich(
          say.racePoints({
            points: formatPoints(today.score, true),
            difference: formatDifference(today.score - today.plain),
            kind,
          }),
          { points: (inner) => <b>{inner}</b>, beyond: (inner) => <small>{inner}</small> },
        )}
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
        <Fact name={say.shelvesKnown()}>
          {say.topsKnown(knownTops)} {knownMiddles && <small>{say.middlesKnown(knownMiddles)}</small>}
        </Fact>
      )}
      {worth && (
        <Fact name={<Term of="worth-having">{say.worthHaving()}</Term>}>
          <a href={rankedTherePath(worth.ranking, data.item.id)}>
            {say.rankOf({ rank: worth.rank, of: worth.of, orBetter: orBetter(worth.rank, isShort) })}
          </a>{' '}
          <TierMark tier={worth.tier} isAlone />
        </Fact>
      )}
      {appearances && (
        <Fact name={say.inYear()}>
          {say.racedIn({
            cups: appearances.rankedCups,
            ofCups: round.of.rankedCups,
            tours: appearances.tours,
            ofTours: round.of.tours,
            isShort: knownTops ? 'yes' : 'no',
          })}
        </Fact>
      )}
      {reaches.map(([reach, name]) => (
        <Fact key={reach} name={name}>
          {say.topsInReach({ top: top[reach] })}{' '}
          <small>{say.middlesInReach({ middle: middle[reach], isShort: knownTops ? 'yes' : 'no' })}</small>
        </Fact>
      ))}
      {rankSince && (
        <Fact name={say.rankSince()}>
          <Day date={rankSince} />
        </Fact>
      )}
      {best && (
        <Fact name={say.bestRank()}>
          {say.rankAlone({ rank: best.rank, orBetter: orBetter(best.rank, isShort) })}{' '}
          <small>
            <a href={rankedOnPath(rankedItemPath(data.item), best.date)}>{formatDay(best.date)}</a>
          </small>{' '}
          <EstimateMark label={best.label} />
        </Fact>
      )}
    </Facts>
  )
}

/** Whether an item may be even better: its shelves are not all known. Nothing is better than the first. */
function orBetter(rank: number, isShort: boolean): 'yes' | 'no' {
  return isShort && rank > 1 ? 'yes' : 'no'
}

const reaches = [
  ['cup', say.inLastCup()],
  ['tour', say.inLastTour()],
  ['all', say.inWholeGame()],
] as const
