import { heartbeatMs } from '#documents/live-messages.ts'
import { keepLive, type LiveKeeper } from './keep-live.ts'
import type { LiveFrame } from './live-frame.ts'

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

  /** Nothing is expected while nobody is signed in, or without a server. */
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
