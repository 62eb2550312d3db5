import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { Times } from './times.tsx'

interface DayRangeProps {
  readonly start: IsoDate
  /** The day on which it ends. */
  readonly end: IsoDate
  /** Says the hour, too, where somebody may wait for it. */
  readonly hasHour?: boolean
}

/** From the beginning of one game day to that of another, in the reader's zone. */
export function DayRange({ start, end, hasHour = false }: DayRangeProps) {
  return (
    <span className="day-range">
      <Times at={[findDayStart(start), findDayStart(end)]} style={hasHour ? 'hours' : 'days'} />
    </span>
  )
}
