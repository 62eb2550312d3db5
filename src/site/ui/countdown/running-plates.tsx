import { useEffect, useEffectEvent, useState } from 'react'
import { splitTime } from './split-time.ts'
import { TimePlates } from './time-plates.tsx'

const second = 1000

interface RunningPlatesProps {
  /** Milliseconds since 1970. */
  readonly until: number
  readonly onOver: () => void
}

/** Counts down second by second, and calls `onOver` at zero. */
export function RunningPlates({ until, onOver }: RunningPlatesProps) {
  const [now, setNow] = useState(Date.now)
  const left = until - now
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (left <= 0) return tellOver()
    // Until the next whole second, so that the plates follow the clock.
    const timer = setTimeout(() => setNow(Date.now()), left % second || second)
    return () => clearTimeout(timer)
  }, [left])
  return <TimePlates time={splitTime(left)} />
}
