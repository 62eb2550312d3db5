import { shelfOfCode, isBoostedCode } from '#pages/data/shelf-code.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import * as say from '#wording/ranking-reasons.ts'
import { findLevelNeeded, type TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { formatCount, formatNumber, formatPoints } from '../../../ui/wording/wording.ts'
import { joinList } from '#wording/join-list.ts'
import { inBrackets } from '../../../ui/wording/list-words.ts'
import type { RankingMoment } from './ranking-moment.ts'

type Explained = Pick<RankingMoment, 'of' | 'courseCount' | 'best' | 'isEstimated'>

/**
 * Why a row has its rank on this page, in one sentence: `#2 here: 61,240 points a race, 240 fewer than the best, with the top
 * shelf on 2 of 3 courses.`
 */
export function explainRank(row: TableRow, moment: Explained): string {
  const points = formatPoints(row.score, moment.isEstimated)
  const gap = Math.round(moment.best) - Math.round(row.score)
  const behind =
    gap > 0 ? `${formatNumber(gap)} fewer than the best` : row.rank === 1 ? 'the most there are' : 'as many as the best'
  const beyond = moment.of === 'game' ? ` beyond a plain ${row.item.kind}` : ''
  const sentence = `#${row.rank} here: ${points} points a race${beyond}, ${behind}, with ${describeShelves(row, moment)}.`
  if (!row.knownTops) return sentence
  return say.sentenceOnlyFormatknowntopsSo({ sentence, formatKnownTops: formatKnownTops(row.knownTops) })
}

function describeShelves(row: TableRow, { of, courseCount }: Explained): string {
  switch (of) {
    case 'course':
      return row.shelves[0] === 0
        ? say.theMiddleShelf()
        : say.theTopShelfInbrackets({ inBrackets: inBrackets(fromLevel(row)) })
    case 'week':
      return row.shelves.length > 0
        ? say.theTopShelfOn({ describeCourses: describeCourses(row, '') })
        : describeGame(row)
    case 'tour':
      return row.here ? describeTour(row.here, courseCount) : describeGame(row)
    case 'game':
      return describeGame(row)
    case 'day':
      return say.theTopShelfOnListwords({
        listWords: joinList([
          ...(row.shelves.length > 0 ? [describeCourses(row, ' of the ranked cup')] : []),
          ...(courseCount === null ? [] : [`${row.top.tour} of ${courseCount} of the tour`]),
          `${formatCount(row.top.all, 'course variant')} of the whole game`,
        ]),
      })
  }
}

function describeCourses(row: TableRow, ofWhat: string): string {
  const { shelves } = row
  const tops = shelves.filter((code) => shelfOfCode(code) === 'top').length
  const middles = shelves.filter((code) => shelfOfCode(code) === 'middle').length
  const middle = middles > 0 ? `middle shelf on ${middles}` : null
  const boosted = shelves.filter(isBoostedCode).length
  const lifted = boosted > 0 ? `lifted by the cup on ${boosted}` : null
  return say.topsOfLengthCourses({
    tops,
    length: shelves.length,
    ofWhat,
    inBrackets: inBrackets(fromLevel(row), middle, lifted),
  })
}

function describeTour([tops, middles]: NonNullable<TableRow['here']>, courseCount: number | null): string {
  return say.theTopShelfOnTops({ tops, value: courseCount ?? '', middles })
}

function describeGame({ top, overlap, appearances }: TableRow): string {
  const shared = !overlap ? '' : `, each shared by ${overlap} on average`
  const raced = appearances
    ? `, raced in ${formatCount(appearances.rankedCups, 'ranked cup')} and ${formatCount(appearances.tours, 'tour')} of a year`
    : ''
  return `${formatCount(top.all, 'top shelf', 'top shelves')}${shared}${raced}`
}

function fromLevel(row: TableRow): string | null {
  const level = findLevelNeeded(row)
  return level > 1 ? say.fromLevelLevel({ level }) : null
}
