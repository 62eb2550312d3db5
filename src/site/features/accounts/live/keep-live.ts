import { AccountsError } from '../port/accounts-error.ts'
import { backOff } from '../remote/back-off.ts'
import { followStream } from './follow-stream.ts'
import type { LiveFrame } from './live-frame.ts'

export interface LiveKeeper {
  /** Opens a new stream now: somebody has signed in or out. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Keeps a stream open for as long as somebody is signed in. Every stream begins with the complete state, so nothing
 * that happens between two is lost.
 */
export function keepLive(emit: (frame: LiveFrame) => void): LiveKeeper {
  const end = new AbortController()
  let connection = new AbortController()
  let endPause: (() => void) | null = null
  let failures = 0

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      connection = new AbortController()
      const pauseMs = await connect(connection.signal)
      if (!end.signal.aborted) await pause(pauseMs)
    }
  }

  /** @returns milliseconds until the next attempt; Infinity where only a sign-in or the reader's return is one */
  async function connect(signal: AbortSignal): Promise<number> {
    try {
      const signedOut = await followStream(pass, signal)
      if (!signedOut) return backOff(failures++)
      emit(signedOut)
      return Infinity
    } catch (error) {
      // Aborted for a new stream, or permanently.
      if (signal.aborted) return navigator.onLine ? 0 : fail('network')
      if (!(error instanceof AccountsError)) console.warn('The stream of changes cannot be read.', error)
      const { code, retryAfter = null } = error instanceof AccountsError ? error : { code: 'network' as const }
      return Math.max(fail(code), (retryAfter ?? 0) * 1000)
    }
  }

  function pass(frame: LiveFrame): void {
    failures = 0
    emit(frame)
  }

  function fail(code: AccountsError['code']): number {
    emit({ event: 'trouble', code })
    return code === 'no-server' ? Infinity : backOff(failures++)
  }

  function pause(durationMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = durationMs === Infinity ? undefined : setTimeout(resolve, durationMs)
      endPause = () => (clearTimeout(timer), resolve())
    })
  }

  const retry = () => endPause?.()
  const restart = () => (connection.abort(), endPause?.())
  // A stream without a network would only notice after three heartbeats.
  const giveUp = () => connection.abort()
  addEventListener('online', retry, { signal: end.signal })
  addEventListener('offline', giveUp, { signal: end.signal })
  void run()
  return { restart, stop: () => (end.abort(), restart()) }
}
