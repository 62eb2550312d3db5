import type { Context } from 'hono'
import { freshForMs, type AuthAnswers, type AuthRequests, type SessionAnswer } from '#documents/auth-endpoints.ts'
import { logFault } from '../database/log-fault.ts'
import type { AccountServices } from './account-services.ts'
import { endSessions } from './change-password.ts'
import { rememberDeleted, wasDeleted } from './deleted-accounts.ts'
import { revokeTokens } from './mail-tokens.ts'

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
  const { auth, sessions, store, updates, writer, post, mails, removeUnreported } = services
  const { user } = await sessions.requireFresh(c, uid)
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
