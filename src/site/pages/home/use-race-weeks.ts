import { useEffect, useState } from 'react'
import { findDayStart } from '#catalogue/game-day.ts'
import type { RaceWeek } from '#pages/data/race-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'

/**
 * The ranked weeks that the page knows; once all of them are over, as for a reader who is offline, those of the race
 * cards' page, which knows more.
 */
export function useRaceWeeks(known: readonly RaceWeek[], moment: number | null): readonly RaceWeek[] {
  const [more, setMore] = useState<readonly RaceWeek[] | null>(null)
  const last = known.at(-1)
  const isOver = moment !== null && last !== undefined && moment >= findDayStart(last.end)
  useEffect(() => {
    if (!isOver) return undefined
    let isCurrent = true
    loadPageOf('race', routes.race).then(
      ({ weeks }) => isCurrent && setMore(weeks),
      // The last week that is known stays.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isOver])
  return isOver && more?.length ? more : known
}
