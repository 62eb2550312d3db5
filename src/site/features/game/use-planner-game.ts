import { useEffect, useState } from 'react'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { findDayStart, findGameDay } from '#catalogue/game-day.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { useLoading, type Loading } from '../../ui/loading/use-loading.ts'
import { loadPlannerGames } from './load-planner-game.ts'

/** The planner's game as of the reader's day: a tab may stay open while a ranked week ends. */
export function usePlannerGame(): Loading<PlannerGame> {
  const day = useGameDay()
  const { value: readGame, ...loading } = useLoading('The game data', loadPlannerGames)
  return readGame ? { ...loading, value: readGame(day) } : loading
}

function useGameDay(): IsoDate {
  // Not the day: a timer may end a little early, and has to be started again then.
  const [moment, setMoment] = useState(Date.now)
  const day = findGameDay(moment)
  useEffect(() => {
    const timer = setTimeout(() => setMoment(Date.now()), findDayStart(addDays(day, 1)) - moment)
    return () => clearTimeout(timer)
  }, [day, moment])
  return day
}
