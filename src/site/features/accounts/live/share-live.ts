import { heartbeatMs } from '#documents/live-messages.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { backOff } from '../remote/back-off.ts'
import { followStream, type LiveFrame } from './follow-stream.ts'

export interface SharedLive {
  /** Opens a new stream: somebody has signed in or out here. */
  readonly restart: () => void
  /** Sends a frame to every tab, including this one: the answer to a write. */
  readonly publish: (frame: LiveFrame) => void
}

/** What tabs say to each other. */
type Call = { readonly frame: LiveFrame } | { readonly ask: 'frames' | 'restart' }

/** Also the name of the lock. */
const channelName = 'topshelf-live'
/** How long the tab that reads the stream may take to answer another tab. A suspended tab never answers. */
const answerMs = 3000
const longestSilenceMs = 3 * heartbeatMs

/**
 * The stream of changes, once per browser: the tab that holds a lock reads it and hands it on to the others, because
 * over HTTP/1.1 six streams would block the browser. Where tabs cannot talk to each other, each reads a stream of its
 * own.
 */
export function shareLive(onFrame: (frame: LiveFrame) => void): SharedLive {
  // Locks exist only on https and localhost.
  return 'locks' in navigator ? followLeader(onFrame) : { restart: keepLive(onFrame).restart, publish: onFrame }
}

function followLeader(onFrame: (frame: LiveFrame) => void): SharedLive {
  const channel = new BroadcastChannel(channelName)
  const say = (call: Call) => channel.postMessage(call)
  // The last frame of each kind, for tabs that open later.
  const known = new Map<LiveFrame['event'], LiveFrame>()
  let keeper: LiveKeeper | null = null
  let silenceTimer: ReturnType<typeof setTimeout> | undefined

  function receive(frame: LiveFrame): void {
    if (frame.event === 'user') known.clear()
    // What has changed until now is no news to a tab that opens later.
    if (frame.event !== 'change') known.set(frame.event, frame)
    expectMore(longestSilenceMs)
    onFrame(frame)
  }

  function publish(frame: LiveFrame): void {
    say({ frame })
    receive(frame)
  }

  /** Nothing is expected for visitors, or without a server. */
  function expectMore(withinMs: number): void {
    clearTimeout(silenceTimer)
    const trouble = known.get('trouble')
    const isIdle = isSignedOut(known.get('user')) || (trouble?.event === 'trouble' && trouble.code === 'no-server')
    if (!keeper && !isIdle) silenceTimer = setTimeout(takeOver, withinMs)
  }

  // Suspended tabs keep their locks. A hidden tab can wait until it is visible.
  function takeOver(): void {
    if (document.visibilityState === 'visible') void lead(true)
  }

  function ask(): void {
    if (keeper) return
    say({ ask: 'frames' })
    expectMore(answerMs)
  }

  function restart(): void {
    if (keeper) return keeper.restart()
    known.clear()
    say({ ask: 'restart' })
    expectMore(answerMs)
  }

  async function lead(isForced: boolean): Promise<void> {
    try {
      await navigator.locks.request(channelName, { steal: isForced }, readStream)
    } catch (error) {
      // Another tab has taken over because this one was silent for too long.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      keeper?.stop()
      keeper = null
      ask()
      if (!isForced) void lead(false)
    }
  }

  // The lock is held for the lifetime of the page.
  function readStream(): Promise<never> {
    clearTimeout(silenceTimer)
    keeper ??= keepLive(publish)
    return new Promise(() => undefined)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    if ('frame' in data) return receive(data.frame)
    if (!keeper) return
    say({ frame: { event: 'beat' } })
    if (data.ask === 'restart') keeper.restart()
    else for (const frame of known.values()) say({ frame })
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  void lead(false)
  ask()
  return { restart, publish }
}

function isSignedOut(frame: LiveFrame | undefined): boolean {
  return frame?.event === 'user' && frame.data === null
}

interface LiveKeeper {
  /** Opens a new stream now: somebody has signed in or out. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Keeps a stream open for as long as somebody is signed in. Every stream begins with the complete state, so nothing
 * that happens between two is lost.
 */
function keepLive(emit: (frame: LiveFrame) => void): LiveKeeper {
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
