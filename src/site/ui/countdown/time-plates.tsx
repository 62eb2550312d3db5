import type { TimeParts } from './split-time.ts'
import './time-plates.css'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** A time on number plates; blank plates of the same size while it is unknown. */
export function TimePlates({ time }: { time: TimeParts | null }) {
  return (
    <p className="plates" role="timer">
      {units.map((unit) => (
        <span key={unit}>
          <b>{time ? String(time[unit]).padStart(2, '0') : '––'}</b> <small>{unit}</small>
        </span>
      ))}
    </p>
  )
}
