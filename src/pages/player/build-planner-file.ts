import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { encodePlannerGame, plannerDataPath } from './planner-data.ts'
import type { OutputFile } from '../data/output-file.ts'

export function buildPlannerFile(source: PageSource): OutputFile {
  const game = buildPlannerGame(source.catalogue, source.today.date)
  return { path: plannerDataPath, pieces: [JSON.stringify(encodePlannerGame(game))] }
}
