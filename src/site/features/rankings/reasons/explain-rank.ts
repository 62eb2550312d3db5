import { formatKnownTops, rarityNames } from '#pages/source/item-wording.ts'
import { scoreParts, type ScorePart } from '#rankings/ranking.ts'
import { findLevelNeeded, type TableRow } from '../../../ui/rankings/ranking-columns.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
import { inBrackets, listWords } from '../../../ui/wording/list-words.ts'
import type { RankingMoment } from './ranking-moment.ts'

/**
 * Why a row has its rank on this page, in one sentence, part by part of its score: `#2 here: 80 of 100 for the top shelf on
 * 2 of 3 courses; 90 of 100 for Super base points; 7 of 10 for its special skill.`
 */
export function explainRank(row: TableRow, moment: Pick<RankingMoment, 'of' | 'courseCount'>): string {
  const { rank, item, parts } = row
  const reasons: Readonly<Record<ScorePart, string | null>> = {
    shelf: `${formatPart(parts.shelf)} for ${describeShelves(row, moment)}`,
    points: `${formatPart(parts.points)} for ${rarityNames[item.rarity]} base points`,
    skill: item.kind === 'driver' ? describeSkill(parts.skill) : null,
  }
  const given = scoreParts.map((part) => reasons[part]).filter((reason) => reason !== null)
  const sentence = `#${rank} here: ${given.join('; ')}.`
  if (!row.knownTops) return sentence
  return `${sentence} Only ${formatKnownTops(row.knownTops)}, so it may well be better.`
}

function describeShelves(row: TableRow, { of, courseCount }: Pick<RankingMoment, 'of' | 'courseCount'>): string {
  switch (of) {
    case 'course':
      return row.shelves[0] === 0 ? 'the middle shelf' : `the top shelf${inBrackets(fromLevel(row))}`
    case 'week':
      return row.shelves.length > 0 ? `the top shelf on ${describeCourses(row, '')}` : describeGame(row)
    case 'tour':
      return row.here ? describeTour(row.here, courseCount) : describeGame(row)
    case 'game':
      return describeGame(row)
    case 'day':
      return `the top shelf on ${listWords([
        ...(row.shelves.length > 0 ? [describeCourses(row, ' of the ranked cup')] : []),
        ...(courseCount === null ? [] : [`${row.top.tour} of ${courseCount} of the tour`]),
        `${formatCount(row.top.all, 'course variant')} of the whole game`,
      ])}`
  }
}

function describeCourses(row: TableRow, ofWhat: string): string {
  const { shelves } = row
  const tops = shelves.filter((code) => code !== null && code > 0).length
  const middles = shelves.filter((code) => code === 0).length
  const middle = middles > 0 ? `middle shelf on ${middles}` : null
  return `${tops} of ${shelves.length} courses${ofWhat}${inBrackets(fromLevel(row), middle)}`
}

function describeTour([tops, middles]: NonNullable<TableRow['here']>, courseCount: number | null): string {
  return `the top shelf on ${tops} of ${courseCount} courses (middle shelf on ${middles})`
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
  return level > 1 ? `from level ${level}` : null
}

function describeSkill(part: number | null): string {
  if (part === null) return 'the strength of its special skill is not on record, so only the rest is weighed'
  return `${part / 10} of 10 for its special skill`
}

function formatPart(part: number): string {
  return `${Math.round(part)} of 100`
}
