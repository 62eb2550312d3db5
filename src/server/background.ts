import { setTimeout as sleep } from 'node:timers/promises'
import { logFault } from './database/database-unavailable.ts'

/** Work that is not awaited until the server stops. What goes wrong in it is logged. */
export interface Background {
  run(work: () => Promise<void>): void
  /** Repeatedly, each time this many milliseconds after the previous run has ended. */
  repeat(work: () => Promise<void>, afterMs: number): void
  /** Starts nothing more. Fulfils when the work under way has ended. */
  stop(): Promise<void>
}

export function createBackground(): Background {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()

  function run(work: () => Promise<void>): Promise<void> {
    const running = work()
      .catch(logFault('background work failed'))
      .finally(() => underWay.delete(running))
    underWay.add(running)
    return running
  }

  async function repeat(work: () => Promise<void>, afterMs: number): Promise<void> {
    const wait = () => sleep(afterMs, true, { signal: stopping.signal }).catch(() => false)
    while (await wait()) await run(work)
  }

  return {
    run: (work) => void run(work),
    repeat: (work, afterMs) => void repeat(work, afterMs),
    stop: async () => {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
