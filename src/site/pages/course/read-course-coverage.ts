import { itemKinds } from '#catalogue/entities.ts'
import { coverVariants } from '#rankings/planner/cover-variants.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'

/** By course id, on how many of its variants the reader has a top-shelf item; a course without is not there. */
export type CourseCoverage = ReadonlyMap<string, number>

/** What the reader's items cover, at their levels. */
export async function readCourseCoverage(): Promise<CourseCoverage> {
  const game = await loadPlannerGame()
  const covered = coverVariants(game, readerChecklist.read().owned)
  const coverage = new Map<string, number>()
  for (const [index, { courseId }] of game.variants.entries()) {
    if (itemKinds.some((kind) => covered[kind][index]! > 0)) coverage.set(courseId, (coverage.get(courseId) ?? 0) + 1)
  }
  return coverage
}
