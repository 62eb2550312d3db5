import { itemPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-reasons.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { raceParts, sumParts, type RacePart, type RaceParts } from '#rankings/ranking.ts'
import { shelfOfCode, isBoostedCode } from '#pages/data/shelf-views.ts'
import { joinList } from '#wording/join-list.ts'
import { type TableRow, findLevelNeeded } from '../../../ui/rankings/ranking-columns.tsx'
import { formatDifference, formatPoints } from '../../../ui/wording/wording.ts'
import { CoursesBehind } from './courses-behind.tsx'
import { describeRankingChange, describeOverlap } from './describe-reasons.ts'
import type { RankingMoment } from './ranking-moment.ts'
import './race-parts-table.css'

export interface ReasonsPanelProps {
  readonly row: TableRow
  readonly moment: RankingMoment
}

/** Why a row is where it is: the sum of its points, its shelves, its last change, its courses. */
export function ReasonsPanel({ row, moment }: ReasonsPanelProps) {
  const { item, parts } = row
  const overlap = describeOverlap(row)
  return (
    <section className="reasons" aria-label={say.whyItsRank({ item: item.name, rank: row.rank })}>
      <p className="reasons-sentence">{explainRank(row, moment)}</p>
      <div className="reasons-numbers">
        {/* The parts at level 1 are not on the page. */}
        {!moment.isAtLevelOne && (
          <RacePartsTable parts={parts} plain={moment.plain.parts} kind={item.kind} isEstimated={moment.isEstimated} />
        )}
        {moment.of === 'day' && <ShelfCountsTable row={row} courseCount={moment.courseCount} />}
      </div>
      <div className="reasons-words">
        {moment.change && <p>{describeRankingChange(row, moment.change)}</p>}
        {overlap && <p>{overlap}</p>}
        <CoursesBehind item={item} moment={moment} />
        <p>
          <a href={itemPath(item)}>{say.allAbout({ item: item.name })}</a>
        </p>
      </div>
    </section>
  )
}

const reachNames = { cup: say.rankedCup(), tour: say.tour(), all: say.wholeGame() }
const reaches = ['cup', 'tour', 'all'] as const

interface ShelfCountsTableProps {
  readonly row: TableRow
  readonly courseCount: RankingMoment['courseCount']
}

/** On how many courses it is on the top shelf; at level 1 most items have fewer. */
export function ShelfCountsTable({ row, courseCount }: ShelfCountsTableProps) {
  const { topAtCap = row.top, levelOne } = row
  const [, cup, tour, all] = levelOne
  const topAtLevelOne = { cup, tour, all }
  // As in the row itself: none on record is not the same as none.
  const isKnown = { cup: row.shelves.length > 0, tour: courseCount !== null, all: true }
  return (
    <table className="shelf-counts">
      <caption>{say.shelfCountsCaption()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.level()}</span>
          </th>
          {reaches.map((reach) => (
            <th key={reach} scope="col">
              {reachNames[reach]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say.atTheCap()}</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtCap[reach] : '–'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say.atLevel1()}</th>
          {reaches.map((reach) => (
            <td key={reach}>{isKnown[reach] ? topAtLevelOne[reach] : '–'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

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

type Explained = Pick<RankingMoment, 'of' | 'courseCount' | 'best' | 'isEstimated'>

/**
 * Why a row has its rank on this page, in one sentence: `#2 here: 61,240 points a race, 240 fewer than the best, with the top
 * shelf on 2 of 3 courses.`
 */
export function explainRank(row: TableRow, moment: Explained): string {
  const points = formatPoints(row.score, moment.isEstimated)
  const gap = Math.round(moment.best) - Math.round(row.score)
  const sentence = say.rankHere({
    rank: row.rank,
    points,
    plain: moment.of === 'game' ? row.item.kind : 'none',
    behind: gap > 0 ? 'some' : row.rank === 1 ? 'none' : 'equal',
    gap,
    shelves: describeShelves(row, moment),
  })
  return row.knownTops ? say.mayBeBetter({ sentence, ...row.knownTops }) : sentence
}

function describeShelves(row: TableRow, { of, courseCount }: Explained): string {
  switch (of) {
    case 'course':
      return row.shelves[0] === 0 ? say.middleShelf() : say.topShelf({ level: findLevelNeeded(row) })
    case 'week':
      return row.shelves.length > 0 ? say.topShelfOn({ courses: describeCup(row, false) }) : describeGame(row)
    case 'tour':
      return row.here ? describeTour(row.here, courseCount) : describeGame(row)
    case 'game':
      return describeGame(row)
    case 'day':
      return say.topShelfOn({
        courses: joinList([
          ...(row.shelves.length > 0 ? [describeCup(row, true)] : []),
          ...(courseCount === null ? [] : [say.topsOfTour({ tops: row.top.tour, courses: courseCount })]),
          say.topsOfGame({ count: row.top.all }),
        ]),
      })
  }
}

/** `2 of 3 courses (from level 6; middle shelf on 1)` @param isDay where it stands beside the courses of tour and game */
function describeCup(row: TableRow, isDay: boolean): string {
  const { shelves } = row
  const middles = shelves.filter((code) => shelfOfCode(code) === 'middle').length
  const boosted = shelves.filter(isBoostedCode).length
  const level = findLevelNeeded(row)
  const remarks = [
    ...(level > 1 ? [say.fromLevel({ level })] : []),
    ...(middles > 0 ? [say.middlesOn({ count: middles })] : []),
    ...(boosted > 0 ? [say.liftedOn({ count: boosted })] : []),
  ]
  return say.topsOfCup({
    tops: shelves.filter((code) => shelfOfCode(code) === 'top').length,
    courses: shelves.length,
    isDay: isDay ? 'yes' : 'no',
    hasRemarks: remarks.length > 0 ? 'yes' : 'no',
    remarks: remarks.length > 0 ? remarks.reduce((first, second) => say.remarkPair({ first, second })) : '',
  })
}

function describeTour([tops, middles]: NonNullable<TableRow['here']>, courseCount: number | null): string {
  return say.topShelfOnTour({ tops, courses: courseCount ?? '', middles })
}

function describeGame({ top, overlap, appearances }: TableRow): string {
  return say.gameShelves({
    tops: top.all,
    isShared: overlap ? 'yes' : 'no',
    overlap: overlap ?? '',
    isRaced: appearances ? 'yes' : 'no',
    cups: appearances?.rankedCups ?? 0,
    tours: appearances?.tours ?? 0,
  })
}
