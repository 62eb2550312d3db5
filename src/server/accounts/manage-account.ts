import type { Context } from 'hono'
import { freshForMs, type AuthAnswers, type AuthRequests, type SessionAnswer } from '#documents/auth-endpoints.ts'
import { logFault } from '../database/log-fault.ts'
import type { AccountServices } from './account-services.ts'
import { endSessions } from './change-password.ts'
import { revokeTokens } from './mail-tokens.ts'
import { createHash } from 'node:crypto'
import type { AuthContext } from '../sessions/create-auth.ts'

export async function describeSession({ sessions, providers }: AccountServices, c: Context): Promise<SessionAnswer> {
  const session = await sessions.use(c)
  return {
    user: session?.user ?? null,
    freshUntilMs: session ? session.authenticatedAtMs + freshForMs : 0,
    providers,
  }
}

export async function listSessions(
  { sessions, store }: AccountServices,
  c: Context,
): Promise<AuthAnswers['listSessions']> {
  const current = await sessions.require(c)
  const all = await store.list(current.user.uid)
  return {
    sessions: all.map(({ id, createdAtMs, updatedAtMs, userAgent }) => ({
      isCurrent: id === current.id,
      createdAtMs,
      lastSeenAtMs: updatedAtMs,
      userAgent,
    })),
  }
}

export async function revokeOtherSessions(
  services: AccountServices,
  c: Context,
): Promise<AuthAnswers['revokeOtherSessions']> {
  const { id, user } = await services.sessions.require(c)
  await endSessions(services, user.uid, id)
  return {}
}

/** The database deletes documents, reports, sessions and sign-in methods along with the account. */
export async function deleteAccount(
  services: AccountServices,
  c: Context,
  { uid }: AuthRequests['deleteAccount'],
): Promise<AuthAnswers['deleteAccount']> {
  const { auth, sessions, store, updates, writer, post, findMails, removeUnreported } = services
  const { user } = await sessions.requireFresh(c, uid)
  const mails = await findMails(c, uid)
  const ended = (await store.list(uid)).map(({ id }) => id)
  await auth.adapter.transaction(async (transaction) => {
    await revokeTokens(transaction, uid, ['reset', 'verify', 'change'])
    await transaction.delete({ model: 'user', where: [{ field: 'id', value: uid }] })
    await rememberDeleted(transaction, uid)
  })
  writer.forget(uid)
  store.forget({ uid })
  sessions.clear(c)
  updates.sessionsEnded(ended, 'account-deleted')
  post.send(post.notify(user), mails.deleted(user.email))
  // Anything left is removed within the hour.
  await removeUnreported().catch(logFault('claims without reports were not removed'))
  return {}
}

export async function tellDeletion(
  { auth }: AccountServices,
  _c: Context,
  { uid }: AuthRequests['wasDeleted'],
): Promise<AuthAnswers['wasDeleted']> {
  return { wasDeleted: await wasDeleted(auth.adapter, uid) }
}

type Adapter = Pick<AuthContext['adapter'], 'create' | 'findOne'>

/** As long as a browser keeps a cookie at most: https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis */
const rememberedMs = 400 * 24 * 3_600_000

/**
 * Remembers that there was such an account, for devices that were offline when it was deleted. That it is missing would
 * not tell them: so is one that was made after the backup that an operator has put in place.
 * The table is that of tokens: it has what is needed, a hash and an end, and drops rows after it.
 */
async function rememberDeleted(adapter: Adapter, uid: string): Promise<void> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + rememberedMs)
  const data = { identifier: toIdentifier(uid), value: 'deleted', expiresAt, createdAt: now, updatedAt: now }
  await adapter.create({ model: 'verification', data })
}

/** Whether there was such an account that has been deleted, as long as that is remembered. */
async function wasDeleted(adapter: Adapter, uid: string): Promise<boolean> {
  const where = [{ field: 'identifier', value: toIdentifier(uid) }]
  return (await adapter.findOne({ model: 'verification', where })) !== null
}

function toIdentifier(uid: string): string {
  return createHash('sha256').update(`deleted ${uid}`).digest('base64url')
}
