import { useEffect, useEffectEvent, useState } from 'react'
import { splitTime } from './split-time.ts'
import { TimePlates } from './time-plates.tsx'

const second = 1000

interface RunningPlatesProps {
  /** A moment, in milliseconds since 1970. */
  readonly until: number
  readonly onOver: () => void
}

/** The time that is left, second by second; it tells when nothing is. */
export function RunningPlates({ until, onOver }: RunningPlatesProps) {
  const [now, setNow] = useState(Date.now)
  const left = until - now
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (left <= 0) return tellOver()
    // To the next whole second, so that plates change with the clock and no second is skipped for long.
    const timer = setTimeout(() => setNow(Date.now()), left % second || second)
    return () => clearTimeout(timer)
  }, [left])
  return <TimePlates time={splitTime(left)} />
}
