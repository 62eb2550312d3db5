import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { formatDay, formatWeekday } from '../wording/day.tsx'
import { LazyPart } from '../loading/lazy-part.tsx'
import { TimePlates } from './time-plates.tsx'

const loadRunning = () => import('./running-plates.tsx').then(({ RunningPlates }) => RunningPlates)

interface CountdownProps {
  /** `Chargin' Chuck Cup ends`. */
  readonly what: string
  readonly day: IsoDate
  readonly onOver: () => void
}

/** When something happens, to the minute; with scripts, a countdown as well. */
export function Countdown({ what, day, onOver }: CountdownProps) {
  const until = findDayStart(day)
  return (
    <div className="countdown">
      <p>
        {what}{' '}
        <time dateTime={new Date(until).toISOString()}>
          {formatWeekday(day)}, {formatDay(day)}, 6:00 UTC
        </time>
      </p>
      {/* Keyed by the moment, so that each one reports its end. */}
      <LazyPart
        key={until}
        what="The countdown"
        load={loadRunning}
        props={{ until, onOver }}
        waiting={<TimePlates time={null} />}
      />
    </div>
  )
}
