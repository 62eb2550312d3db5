import type { IsoDate } from '#catalogue/calendar.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { useLoading, type Loading } from '../../ui/loading/use-loading.ts'
import { loadPlannerGames } from './load-planner-game.ts'

/** The planner's game. @param day that is planned for; without one, the day of the data */
export function usePlannerGame(day: IsoDate | null = null): Loading<PlannerGame> {
  const { value: readGame, ...loading } = useLoading('game', loadPlannerGames)
  return readGame ? { ...loading, value: readGame(day) } : loading
}
