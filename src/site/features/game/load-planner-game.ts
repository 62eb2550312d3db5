import type { IsoDate } from '#catalogue/calendar.ts'
import { findGameDay } from '#catalogue/game-day.ts'
import { decodePlannerGame, plannerDataPath, plannerDataVersion, type PlannerData } from '#pages/player/planner-data.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { isRecord } from '../navigation/page-state.ts'

/**
 * The game data of the planner, fetched when first needed, as a function of the day: the build may be some days old. The
 * same object all day. Error if the data could not be fetched or read.
 */
export const loadPlannerGames = loadOnce(async () => {
  const data = await fetchData()
  let latest: { readonly day: IsoDate; readonly game: PlannerGame } | null = null
  return (day: IsoDate): PlannerGame => {
    if (latest?.day !== day) latest = { day, game: decodePlannerGame(data, day) }
    return latest.game
  }
})

/** The game as of the reader's day. */
export async function loadPlannerGame(): Promise<PlannerGame> {
  const readGame = await loadPlannerGames()
  return readGame(findGameDay(Date.now()))
}

async function fetchData(): Promise<PlannerData> {
  const response = await fetch(plannerDataPath)
  if (!response.ok) throw new Error(`${plannerDataPath} could not be fetched: status ${response.status}.`)
  const value: unknown = await response.json()
  if (!isPlannerData(value)) throw new Error(`${plannerDataPath} is not what this version of the planner reads.`)
  return value
}

/** The build writes it from the same types, so a matching version vouches for the rows. */
function isPlannerData(value: unknown): value is PlannerData {
  return (
    isRecord(value) &&
    value['version'] === plannerDataVersion &&
    Array.isArray(value['variants']) &&
    Array.isArray(value['cups']) &&
    Array.isArray(value['tours']) &&
    isRecord(value['items'])
  )
}
