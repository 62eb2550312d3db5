import { shelfOfCode, isBoostedCode } from '#pages/data/shelf-code.ts'
import * as say from '#wording/ranking-reasons.ts'
import { findLevelNeeded, type TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { formatPoints } from '../../../ui/wording/wording.ts'
import { joinList } from '#wording/join-list.ts'
import type { RankingMoment } from './ranking-moment.ts'

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
