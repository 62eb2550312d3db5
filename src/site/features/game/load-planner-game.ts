import { decodePlannerGame, plannerDataPath, plannerDataVersion, type PlannerData } from '#pages/player/planner-data.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { isRecord } from '../navigation/page-state.ts'

/** The game data of the planner, fetched when first needed. */
export const loadPlannerGame: () => Promise<PlannerGame> = loadOnce(fetchGame)

async function fetchGame(): Promise<PlannerGame> {
  const response = await fetch(plannerDataPath)
  if (!response.ok) throw new Error(`${plannerDataPath} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isPlannerData(value)) throw new Error(`${plannerDataPath} is not what this version of the planner reads.`)
  return decodePlannerGame(value)
}

/** The build writes it from the same types, so a matching version vouches for the rows. */
function isPlannerData(value: unknown): value is PlannerData {
  return (
    isRecord(value) &&
    value['version'] === plannerDataVersion &&
    Array.isArray(value['variants']) &&
    Array.isArray(value['cups']) &&
    isRecord(value['items'])
  )
}
