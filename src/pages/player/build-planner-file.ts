import { listPlannerGame } from '#rankings/planner/build-planner-game.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { encodePlannerGame, plannerDataPath } from './planner-data.ts'
import type { OutputFile } from '../data/output-file.ts'

export function buildPlannerFile({ catalogue, today }: PageSource): OutputFile {
  const data = encodePlannerGame(listPlannerGame(catalogue, today.date), today.date)
  return { path: plannerDataPath, pieces: [JSON.stringify(data)] }
}
