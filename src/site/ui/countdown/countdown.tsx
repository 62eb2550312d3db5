import type { IsoDate } from '#catalogue/calendar.ts'
import { findDayStart } from '#catalogue/game-day.ts'
import { Times } from '../wording/times.tsx'
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
        {what} <Times at={[until]} />
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
