import type { IsoDate } from '#catalogue/calendar.ts'
import { plannerDataPath, plannerDataVersion, readPlannerGames, type PlannerData } from '#pages/player/planner-data.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { nameThings } from '#wording/names.ts'
import { fetchDataFile, isRecord } from '../../ui/loading/fetch-data-file.ts'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { useLoading, type Loading } from '../../ui/loading/use-loading.ts'

/**
 * The game data of the planner, fetched when first needed, as a function of the day that is planned for: null for the
 * day of the data, whose shelves it has in any case. The same object for the same day. Error if the data could not be
 * fetched or read.
 */
const loadPlannerGames = loadOnce(async (): Promise<(day: IsoDate | null) => PlannerGame> =>
  readPlannerGames(nameThings(await fetchDataFile(plannerDataPath, isPlannerData))),
)

/** The game planned for the day of its data. */
export async function loadPlannerGame(): Promise<PlannerGame> {
  const readGame = await loadPlannerGames()
  return readGame(null)
}

/** The build writes it from the same types, so a matching version vouches for the rows. */
function isPlannerData(value: unknown): value is PlannerData {
  return (
    isRecord(value) &&
    value['version'] === plannerDataVersion &&
    Array.isArray(value['variants']) &&
    Array.isArray(value['tours']) &&
    isRecord(value['items'])
  )
}

/** The planner's game. @param day that is planned for; without one, the day of the data */
export function usePlannerGame(day: IsoDate | null = null): Loading<PlannerGame> {
  const { value: readGame, ...loading } = useLoading('game', loadPlannerGames)
  return readGame ? { ...loading, value: readGame(day) } : loading
}
