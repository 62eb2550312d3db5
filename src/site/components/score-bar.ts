import type { ScoreParts } from '#rankings/ranking.ts'

/** Shares of the parts in a score, formula version 1: drivers have a skill part, karts and gliders none. */
const shares = { withSkill: [0.65, 0.15, 0.2], withoutSkill: [0.8, 0.2, 0] } as const

/**
 * Where the bar's segments end, in per cent of its width: coverage, then points, then skill. The last one ends
 * at the score. Custom properties for styles/tables.css, so that a bar costs no element of its own.
 */
export function measureScoreBar(parts: ScoreParts): Readonly<Record<'--coverage' | '--points' | '--skill', string>> {
  const [coverage, points, skill] = parts.skill === null ? shares.withoutSkill : shares.withSkill
  const coverageEnd = parts.coverage * coverage
  const pointsEnd = coverageEnd + parts.points * points
  const skillEnd = pointsEnd + (parts.skill ?? 0) * skill
  return {
    '--coverage': `${Math.round(coverageEnd)}%`,
    '--points': `${Math.round(pointsEnd)}%`,
    '--skill': `${Math.round(skillEnd)}%`,
  }
}
