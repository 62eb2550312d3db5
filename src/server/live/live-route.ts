import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import type { Kysely } from 'kysely'
import type { RequestSessions } from '../sessions/session-cookie.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { Refusal } from '../requests/refusal.ts'
import type { LiveHub } from './live-hub.ts'
import { beginStream } from './live-stream.ts'
import { readSnapshot } from './live-updates.ts'
import { logFault } from '../database/database-unavailable.ts'

interface Parts {
  readonly db: Kysely<DatabaseSchema>
  readonly hub: LiveHub
  readonly sessions: RequestSessions
  readonly store: SessionStore
  readonly limits: RateLimits
}

/** Tabs of one browser share a stream where they can; where they cannot, HTTP/1.1 allows six. */
const mostStreams = 16

/** The stream of changes for the reader; 204 tells signed-out clients not to ask again. */
export function openLiveStream({ db, hub, sessions, store, limits }: Parts): Handler<ApiEnvironment> {
  return async (c) => {
    limits.spend('stream', c.var.network)
    const session = await sessions.find(c)
    if (!session) return c.body(null, 204)
    const { id: sessionId, user } = session
    if (hub.count(sessionId) >= mostStreams) {
      throw new Refusal('rate-limited', 'This browser has too many streams open.', { retryAfter: 10 })
    }
    const stream = beginStream(c.env.outgoing, { uid: user.uid, sessionId, onClose: hub.close })
    const opening = hub.open(stream, async () => {
      const [record, snapshot, open] = await Promise.all([
        store.findUser(user.uid),
        readSnapshot(db, user.uid),
        store.listOpen([sessionId]),
      ])
      if (open.length === 0) hub.endSessions([sessionId], 'revoked')
      return { user: record ?? user, snapshot }
    })
    opening.catch((error: unknown) => {
      logFault('a stream could not begin')(error)
      stream.end()
    })
    return RESPONSE_ALREADY_SENT
  }
}
