import type { Context as AnyContext } from 'hono'
import {
  freshForMs,
  type AuthAnswers,
  type Credentials,
  type NewAccountAnswer,
  type SignedInAnswer,
} from '#documents/auth-endpoints.ts'
import { findPasswordFault, passwordFaults } from '#documents/password-rule.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { Refusal } from '../requests/refusal.ts'
import type { AccountServices } from './account-services.ts'
import { issueToken } from './mail-tokens.ts'
import { hashPassword, refuseIfBusy, verifyPassword } from './password-hash.ts'
import type { Session } from '../sessions/session-store.ts'

type Context = AnyContext<ApiEnvironment>

/** Stands for the password of accounts that have none, or do not exist, so that these take as long. */
const standInHash = hashPassword(crypto.randomUUID())

/**
 * Creates an account with a password, sends the mail that confirms its address, and starts its first session; whoever was
 * signed in before is signed out. Throws a Refusal, before anything has changed, if the password is too weak
 * (`weak-password`) or the address has an account (`email-in-use`).
 */
export async function createAccount(
  services: AccountServices,
  c: Context,
  { email, password }: Credentials,
): Promise<NewAccountAnswer> {
  const fault = findPasswordFault(password, email)
  if (fault) throw new Refusal('weak-password', passwordFaults[fault])
  const { auth, mailer, findMails } = services
  if (await auth.internalAdapter.findUserByEmail(email)) throw emailInUse()
  const uid = await addAccount(services, email, await hashPassword(password))
  const reservation = mailer.reserveForNew(email)
  if (reservation) {
    const [mails, token] = [await findMails(c, null), await issueToken(auth.adapter, { purpose: 'verify', uid, email })]
    mailer.send(reservation, mails.verify(email, token))
  }
  await endCurrent(services, c)
  const session = await beginSession(services, c, uid)
  return { ...(await answerSignIn(services, c, session)), isMailed: reservation !== null }
}

/** @returns the new account's uid */
async function addAccount({ auth }: AccountServices, email: string, hash: string): Promise<string> {
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  try {
    return await auth.adapter.transaction(async (transaction) => {
      const data = { email, name: '', emailVerified: false, ...times }
      const { id } = await transaction.create<typeof data, { id: string }>({ model: 'user', data })
      const account = { userId: id, providerId: 'credential', accountId: id, password: hash, ...times }
      await transaction.create({ model: 'account', data: account })
      return id
    })
  } catch (error) {
    // If two want the address at the same moment, the database gives it to one.
    if (await auth.internalAdapter.findUserByEmail(email)) throw emailInUse()
    throw error
  }
}

/**
 * Starts a session; for a reader who is signed in already, proves again who they are and renews the session. Throws a
 * Refusal for a wrong address or password, for another account than the one signed in, and after too many attempts.
 */
export async function signIn(services: AccountServices, c: Context, credentials: Credentials): Promise<SignedInAnswer> {
  const { sessions, store, spendSignIn } = services
  const current = await sessions.findNow(c)
  if (current && current.user.email !== credentials.email) {
    throw new Refusal('user-mismatch', 'Somebody else is signed in.')
  }
  // Before it counts: what costs us nothing must not use up, or crowd out, what is counted.
  refuseIfBusy()
  spendSignIn(c, credentials.email, current)
  const { uid, stored } = await checkCredentials(services, credentials)
  const session = current ? await store.renew(current) : await beginSession(services, c, uid)
  if (!session) throw new Refusal('signed-out', 'The session has ended in the meantime.')
  const account = await services.auth.internalAdapter.findCredentialAccount(uid)
  // The password was changed between the check and the session, by somebody who has ended all sessions.
  if (account?.password !== stored) {
    await store.end([session.id])
    throw wrongCredentials()
  }
  return answerSignIn(services, c, session)
}

async function beginSession({ store, updates }: AccountServices, c: Context, uid: string): Promise<Session> {
  const session = await store.start(uid, c.req.header('User-Agent') ?? '')
  updates.sessionsEnded(await store.endSurplus(session), 'revoked')
  return session
}

interface CheckedAccount {
  readonly uid: string
  /** The hash that the password fits. */
  readonly stored: string
}

/** Takes as long for addresses without an account as for others. Throws a Refusal if one of the two is wrong. */
export async function checkCredentials(
  { auth }: AccountServices,
  { email, password }: Credentials,
): Promise<CheckedAccount> {
  const found = await auth.internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const stored = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  const isRight = await verifyPassword(stored ?? (await standInHash), password)
  if (found && stored && isRight) return { uid: found.user.id, stored }
  throw wrongCredentials()
}

async function answerSignIn(
  { sessions, devices }: AccountServices,
  c: Context,
  session: Session,
): Promise<SignedInAnswer> {
  await sessions.give(c, session)
  // Anybody may have made an account with an address that is not theirs.
  if (session.user.emailVerified) devices.remember(c, session.user.email)
  return { user: session.user, freshUntilMs: session.authenticatedAtMs + freshForMs }
}

/** Removes the cookie, and ends its session if there is one: no error without one. */
export async function signOut(services: AccountServices, c: Context): Promise<AuthAnswers['signOut']> {
  services.sessions.clear(c)
  await endCurrent(services, c)
  return {}
}

async function endCurrent({ sessions, store, updates }: AccountServices, c: Context): Promise<void> {
  const session = await sessions.findNow(c)
  if (!session) return
  await store.end([session.id])
  updates.sessionsEnded([session.id], 'signed-out')
}

function wrongCredentials(): Refusal {
  return new Refusal('wrong-credentials', 'The address or password is incorrect.')
}

export function emailInUse(): Refusal {
  return new Refusal('email-in-use', 'This address already has an account.', { field: 'email' })
}
