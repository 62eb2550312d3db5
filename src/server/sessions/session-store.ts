import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { UserRecord } from '#documents/describe-user.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { sessionSeconds, type AuthContext } from './create-auth.ts'
import { providerIds } from '#documents/identity-provider.ts'

/** A session and whose it is. */
export interface Session {
  readonly id: string
  readonly token: string
  readonly user: UserRecord
  readonly createdAtMs: number
  readonly authenticatedAtMs: number
  /** When it was last prolonged. */
  readonly updatedAtMs: number
  readonly expiresAtMs: number
  readonly userAgent: string
}

/** The last proof of sessions that began before the address of their account was confirmed. */
export const beforeConfirmation = new Date(0)

export interface SessionStore {
  /**
   * Null if the token belongs to no session, or to one that has ended. What another process did half a minute ago
   * counts.
   */
  find(token: string): Promise<Session | null>
  /** The same from the database, so that what another process did just now counts. */
  findNow(token: string): Promise<Session | null>
  /** @param userAgent of the browser that signs in */
  start(uid: string, userAgent: string): Promise<Session>
  /**
   * Ends the oldest where an account has more than anybody needs. To be called after each that begins: of processes that
   * do it at the same moment, the last sees what all have added.
   * @returns the ids of what has ended
   */
  endSurplus(newest: Session): Promise<string[]>
  /** After a new proof of who the reader is: fresh, and with another token. Null if it has ended. */
  renew(session: Session): Promise<Session | null>
  /** Takes over the token of a session that a provider's sign-in has started, and is fresh. Null if it has ended. */
  adopt(session: Session, token: string): Promise<Session | null>
  /** Puts off its end. Null if it has ended, or has another token by now. */
  prolong(session: Session): Promise<Session | null>
  list(uid: string): Promise<readonly Session[]>
  end(sessionIds: readonly string[]): Promise<void>
  /**
   * @param exceptId the session that goes on; null for none
   * @returns the ids of what has ended
   */
  endAll(uid: string, exceptId: string | null): Promise<string[]>
  /** Which of these are still open. */
  listOpen(sessionIds: readonly string[]): Promise<readonly string[]>
  findUser(uid: string): Promise<UserRecord | null>
  /** By uid; accounts that do not exist are missing. */
  findUsers(uids: readonly string[]): Promise<Map<string, UserRecord>>
  /** Drops what is cached of sessions, or of a user, so that it is looked up again. */
  forget(of: { readonly sessionIds?: readonly string[]; readonly uid?: string }): void
  removeExpired(): Promise<void>
}

const cachedMs = 30_000
const mostCached = 20_000
/** A browser in regular use starts no new session; this many are enough for anybody. */
const mostSessions = 100
const longestUserAgent = 300

const rowSchema = z.object({
  id: z.string(),
  token: z.string(),
  userId: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  expiresAt: z.date(),
  authenticatedAt: z.date(),
  userAgent: z.string().nullish(),
})

export function createSessionStore(
  { adapter, internalAdapter }: AuthContext,
  db: Kysely<DatabaseSchema>,
): SessionStore {
  const cache = new LRUCache<string, Session>({ max: mostCached, ttl: cachedMs })
  /** Grows when something is forgotten: what was read before that is not kept. */
  let generation = 0

  async function findUser(uid: string): Promise<UserRecord | null> {
    return (await findUsers(db, [uid])).get(uid) ?? null
  }

  async function toSession(row: unknown): Promise<Session | null> {
    const { id, token, userId, userAgent, ...times } = rowSchema.parse(row)
    const user = await findUser(userId)
    if (!user || times.expiresAt.getTime() <= Date.now()) return null
    return {
      id,
      token,
      user,
      createdAtMs: times.createdAt.getTime(),
      authenticatedAtMs: times.authenticatedAt.getTime(),
      updatedAtMs: times.updatedAt.getTime(),
      expiresAtMs: times.expiresAt.getTime(),
      userAgent: userAgent ?? '',
    }
  }

  async function findNow(token: string): Promise<Session | null> {
    const before = generation
    const row = await adapter.findOne<object>({ model: 'session', where: [{ field: 'token', value: token }] })
    const session = row && (await toSession(row))
    if (session && before === generation) cache.set(token, session)
    return session
  }

  function forget({ sessionIds = [], uid }: { readonly sessionIds?: readonly string[]; readonly uid?: string }): void {
    generation++
    for (const [token, { id, user }] of cache.entries()) {
      if (user.uid === uid || sessionIds.includes(id)) cache.delete(token)
    }
  }

  async function update(
    session: Session,
    change: Readonly<Record<string, unknown>>,
    conditions: readonly { readonly field: string; readonly value: string }[] = [],
  ): Promise<Session | null> {
    const where = [{ field: 'id', value: session.id }, ...conditions]
    const row = await adapter.update({ model: 'session', where, update: change })
    forget({ sessionIds: [session.id] })
    return row ? toSession(row) : null
  }

  async function list(uid: string): Promise<readonly Session[]> {
    const rows = await adapter.findMany({
      model: 'session',
      where: [{ field: 'userId', value: uid }],
      sortBy: { field: 'createdAt', direction: 'desc' },
      limit: mostSessions,
    })
    const sessions = await Promise.all(rows.map((row) => toSession(row)))
    return sessions.filter((session) => session !== null)
  }

  async function end(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return
    await adapter.deleteMany({ model: 'session', where: [{ field: 'id', operator: 'in', value: [...sessionIds] }] })
    forget({ sessionIds })
  }

  function forgetEnded(rows: readonly { readonly id: string }[]): string[] {
    const sessionIds = rows.map(({ id }) => id)
    forget({ sessionIds })
    return sessionIds
  }

  return {
    findNow,
    findUser,
    findUsers: (uids) => findUsers(db, uids),
    forget,
    list,
    end,
    endAll: async (uid, exceptId) => {
      const others = db
        .deleteFrom('session')
        .where('userId', '=', uid)
        .where('id', '!=', exceptId ?? '')
      return forgetEnded(await others.returning('id').execute())
    },
    endSurplus: async ({ id: newestId, user: { uid } }) => {
      const others = db.selectFrom('session').select('id').where('userId', '=', uid).where('id', '!=', newestId)
      const newest = others
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostSessions - 1)
      const surplus = db
        .deleteFrom('session')
        .where('userId', '=', uid)
        .where('id', '!=', newestId)
        .where('id', 'not in', newest)
      return forgetEnded(await surplus.returning('id').execute())
    },
    find: async (token) => {
      const session = cache.get(token)
      return session && session.expiresAtMs > Date.now() ? session : findNow(token)
    },
    start: async (uid, userAgent) => {
      const row = await internalAdapter.createSession(uid, false, { userAgent: userAgent.slice(0, longestUserAgent) })
      const session = await toSession(row)
      if (!session) throw new Error('A session had ended when it began.')
      return session
    },
    renew: (session) => update(session, { token: randomBytes(24).toString('base64url'), ...freshTimes() }),
    adopt: async (session, token) => {
      await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: token }] })
      return update(session, { token, ...freshTimes() })
    },
    prolong: (session) => {
      const sameToken = { field: 'token', value: session.token }
      return update(session, { updatedAt: new Date(), expiresAt: sessionEnd() }, [sameToken])
    },
    listOpen: async (sessionIds) => {
      if (sessionIds.length === 0) return []
      const rows = await adapter.findMany<{ id: string }>({
        model: 'session',
        where: [
          { field: 'id', operator: 'in', value: [...sessionIds] },
          { field: 'expiresAt', operator: 'gt', value: new Date() },
        ],
        select: ['id'],
        limit: sessionIds.length,
      })
      return rows.map(({ id }) => id)
    },
    removeExpired: async () => {
      for (const model of ['session', 'verification']) {
        await adapter.deleteMany({ model, where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }] })
      }
    },
  }
}

function sessionEnd(): Date {
  return new Date(Date.now() + sessionSeconds * 1000)
}

function freshTimes() {
  const now = new Date()
  return { authenticatedAt: now, updatedAt: now, expiresAt: sessionEnd() }
}

/** By uid; accounts that do not exist are missing. */
async function findUsers(db: Kysely<DatabaseSchema>, uids: readonly string[]): Promise<Map<string, UserRecord>> {
  if (uids.length === 0) return new Map()
  const [users, accounts] = await Promise.all([
    db.selectFrom('user').select(['id', 'email', 'emailVerified']).where('id', 'in', uids).execute(),
    db.selectFrom('account').select(['userId', 'providerId']).where('userId', 'in', uids).execute(),
  ])
  const accountsOf = Map.groupBy(accounts, ({ userId }) => userId)
  return new Map(users.map((user) => [user.id, toRecord(user, accountsOf.get(user.id) ?? [])]))
}

interface UserRow {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean | number
}

function toRecord(
  { id, email, emailVerified }: UserRow,
  accounts: readonly { readonly providerId: string }[],
): UserRecord {
  const has = (providerId: string): boolean => accounts.some((account) => account.providerId === providerId)
  return {
    uid: id,
    email,
    emailVerified: Boolean(emailVerified),
    providers: [...(has('credential') ? (['password'] as const) : []), ...providerIds.filter(has)],
  }
}
