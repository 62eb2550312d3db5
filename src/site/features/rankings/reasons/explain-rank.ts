import { formatKnownTops, rarityNames } from '#pages/source/item-wording.ts'
import { findLevelNeeded, type TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { listWords } from './list-words.ts'
import type { RankingMoment } from './ranking-moment.ts'

/**
 * Why a row has its rank on this page, in one sentence: `#2 here: top shelf on 2 of the 3 courses, for which the shelf
 * part is 80 of 100; Super base points, 90 of 100; special skill 7 of 10.`
 */
export function explainRank(row: TableRow, moment: Pick<RankingMoment, 'of' | 'courseCount'>): string {
  const { rank, item, parts } = row
  const reasons = [
    `${describeShelves(row, moment)}, which is ${formatPart(parts.shelf)}`,
    `${rarityNames[item.rarity]} base points, ${formatPart(parts.points)}`,
    ...(item.kind === 'driver' ? [describeSkill(parts.skill)] : []),
  ]
  const sentence = `#${rank} here: ${reasons.join('; ')}.`
  if (!row.knownTops) return sentence
  return `${sentence} Only ${formatKnownTops(row.knownTops)}, so it may well be better.`
}

function describeShelves(row: TableRow, { of, courseCount }: Pick<RankingMoment, 'of' | 'courseCount'>): string {
  switch (of) {
    case 'course':
      return row.shelves[0] === 0 ? 'middle shelf' : `top shelf${fromLevel(row)}`
    case 'week':
      return row.shelves.length > 0 ? describeCourses(row) : describeGame(row)
    case 'tour':
      return row.here ? describeTour(row.here, courseCount) : describeGame(row)
    case 'game':
      return describeGame(row)
    case 'day':
      return listWords([
        ...(row.shelves.length > 0 ? [`${describeCourses(row)} in the ranked cup`] : []),
        ...(courseCount === null ? [] : [`${row.top.tour} of ${courseCount} in the tour`]),
        `${row.top.all} in the whole game`,
      ])
  }
}

function describeCourses(row: TableRow): string {
  const { shelves } = row
  const tops = shelves.filter((code) => code !== null && code > 0).length
  const middles = shelves.filter((code) => code === 0).length
  const top = `top shelf on ${tops} of ${shelves.length} courses${fromLevel(row)}`
  return middles > 0 ? `${top} (middle on ${middles})` : top
}

function describeTour([tops, middles]: NonNullable<TableRow['here']>, courseCount: number | null): string {
  return `top shelf on ${tops} of ${courseCount} courses (middle on ${middles})`
}

function describeGame({ top, overlap, ahead }: TableRow): string {
  const shared = !overlap ? '' : `, each shared by ${overlap} on average`
  const comes = ahead ? `, coming up in ${ahead.rankedCups} ranked cups and ${ahead.tours} tours` : ''
  return `${top.all} top shelves${shared}${comes}`
}

function fromLevel(row: TableRow): string {
  const level = findLevelNeeded(row)
  return level > 1 ? ` from level ${level}` : ''
}

function describeSkill(part: number | null): string {
  if (part === null) return 'the strength of its special skill is not on record, so the rest is weighed alone'
  return `special skill ${part / 10} of 10`
}

function formatPart(part: number): string {
  return `${Math.round(part)} of 100`
}
