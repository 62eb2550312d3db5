import type { UserRecord } from '#documents/describe-user.ts'
import { heartbeatMs, type DocumentChange, type DocumentSnapshot, type SessionEnd } from '#documents/live-messages.ts'
import { encodeMessage, type LiveStream } from './live-stream.ts'

/** What a stream begins with. */
export interface Beginning {
  readonly user: UserRecord
  readonly snapshot: DocumentSnapshot
}

/** All open streams of this process, by their owner. */
export interface LiveHub {
  /** How many streams a session has open. */
  count(sessionId: string): number
  /**
   * Adds a stream that has said nothing yet, then reads what it begins with: in this order, so that no change between
   * the two is missed.
   */
  open(stream: LiveStream, read: () => Promise<Beginning>): Promise<void>
  close(stream: LiveStream): void
  sendDocument(uid: string, snapshot: DocumentSnapshot): void
  /** Streams that have not begun need no word of it: a page asks for its collections when its stream begins. */
  sendChange(uid: string, change: DocumentChange): void
  sendUser(user: UserRecord): void
  /** Says why, and ends the streams of sessions. */
  endSessions(sessionIds: readonly string[], reason: SessionEnd): void
  /** Whether anybody listens. */
  isWatched(uid: string): boolean
  /** All open streams. */
  watchedUsers(): string[]
  /** Those of these who have, with what their streams were sent last. */
  watched(uids: readonly string[]): Map<string, WatchedUser>
  /** Ends all streams, and those that are still to come; pages reconnect by themselves. */
  stop(): void
}

/** What a user's streams were sent last. */
interface WatchedUser {
  readonly sessionIds: ReadonlySet<string>
  readonly version: number
  readonly user: UserRecord | null
}

interface Watch {
  readonly streams: Map<LiveStream, StreamState>
  version: number
  user: UserRecord | null
}

/** Until a stream has begun, the newest of what it would have been sent waits. */
type StreamState = { begun: true } | { begun: false; user: UserRecord | null; snapshot: DocumentSnapshot | null }

const begun: StreamState = { begun: true }

/** Heartbeats are spread over so many moments, so that thousands of streams do not stir at once. */
const heartbeatSlots = 20

export function createLiveHub(): LiveHub {
  const watches = new Map<string, Watch>()
  const slots = Array.from({ length: heartbeatSlots }, () => new Set<LiveStream>())
  const bySession = new Map<string, Set<LiveStream>>()
  let nextSlot = 0
  let beatingSlot = 0
  let isStopped = false

  const beat = setInterval(() => {
    beatingSlot = (beatingSlot + 1) % heartbeatSlots
    for (const stream of slots[beatingSlot] ?? []) stream.beat()
  }, heartbeatMs / heartbeatSlots).unref()

  function add(stream: LiveStream): Watch {
    nextSlot = (nextSlot + 1) % heartbeatSlots
    slots[nextSlot]?.add(stream)
    const siblings = bySession.get(stream.sessionId) ?? new Set()
    bySession.set(stream.sessionId, siblings.add(stream))
    const watch = watches.get(stream.uid) ?? { streams: new Map(), version: 0, user: null }
    watches.set(stream.uid, watch)
    watch.streams.set(stream, { begun: false, user: null, snapshot: null })
    return watch
  }

  function close(stream: LiveStream): void {
    for (const slot of slots) slot.delete(stream)
    const siblings = bySession.get(stream.sessionId)
    siblings?.delete(stream)
    if (siblings?.size === 0) bySession.delete(stream.sessionId)
    const watch = watches.get(stream.uid)
    watch?.streams.delete(stream)
    if (watch?.streams.size === 0) watches.delete(stream.uid)
  }

  async function open(stream: LiveStream, read: () => Promise<Beginning>): Promise<void> {
    // Clients whose stream has just ended may request the next one before the port is closed.
    if (isStopped) return stream.end()
    const watch = add(stream)
    const beginning = await read()
    const state = watch.streams.get(stream)
    // Closed in the meantime.
    if (!state || state.begun) return
    const user = state.user ?? beginning.user
    const snapshot = newer(state.snapshot, beginning.snapshot)
    stream.write(
      Buffer.concat([encodeMessage({ event: 'user', data: user }), encodeMessage({ event: 'doc', data: snapshot })]),
    )
    watch.streams.set(stream, begun)
    watch.user = user
    watch.version = Math.max(watch.version, snapshot.version)
  }

  return {
    open,
    close,
    count: (sessionId) => bySession.get(sessionId)?.size ?? 0,
    sendDocument: (uid, snapshot) => {
      const watch = watches.get(uid)
      if (!watch || snapshot.version < watch.version) return
      watch.version = snapshot.version
      const bytes = encodeMessage({ event: 'doc', data: snapshot })
      for (const [stream, state] of watch.streams) {
        if (state.begun) stream.write(bytes)
        else state.snapshot = snapshot
      }
    },
    sendChange: (uid, change) => {
      const bytes = encodeMessage({ event: 'change', data: change })
      for (const [stream, state] of watches.get(uid)?.streams ?? []) if (state.begun) stream.write(bytes)
    },
    sendUser: (user) => {
      const watch = watches.get(user.uid)
      if (!watch) return
      watch.user = user
      const bytes = encodeMessage({ event: 'user', data: user })
      for (const [stream, state] of watch.streams) {
        if (state.begun) stream.write(bytes)
        else state.user = user
      }
    },
    endSessions: (sessionIds, reason) => {
      const bytes = encodeMessage({ event: 'session-end', data: { reason } })
      for (const sessionId of sessionIds) {
        for (const stream of bySession.get(sessionId) ?? []) {
          stream.write(bytes)
          stream.end()
        }
      }
    },
    isWatched: (uid) => watches.has(uid),
    watchedUsers: () => [...watches.keys()],
    watched: (uids) =>
      new Map(
        uids.flatMap((uid) => {
          const watch = watches.get(uid)
          return watch ? [[uid, summariseWatch(watch)]] : []
        }),
      ),
    stop: () => {
      isStopped = true
      clearInterval(beat)
      for (const { streams } of watches.values()) for (const stream of streams.keys()) stream.end()
    },
  }
}

function newer(one: DocumentSnapshot | null, other: DocumentSnapshot): DocumentSnapshot {
  return one && one.version >= other.version ? one : other
}

function summariseWatch({ streams, version, user }: Watch): WatchedUser {
  return { sessionIds: new Set([...streams.keys()].map(({ sessionId }) => sessionId)), version, user }
}
