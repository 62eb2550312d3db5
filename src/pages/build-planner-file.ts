import { buildPlannerGame } from './build-planner-game.ts'
import type { PageSource } from './build-page-source.ts'
import { encodePlannerGame, plannerDataPath } from './planner-data.ts'
import type { PublishedFile } from './published-file.ts'

export function buildPlannerFile(source: PageSource): PublishedFile {
  return { path: plannerDataPath, text: JSON.stringify(encodePlannerGame(buildPlannerGame(source))) }
}
