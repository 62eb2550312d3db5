/** Changing the address of an account, and proving that it is its owner's by a link in a mail. */
import type { Context } from 'hono'
import type { AuthAnswers, AuthRequests } from '#documents/auth-endpoints.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { Refusal } from '../requests/refusal.ts'
import { beforeConfirmation } from '../sessions/session-store.ts'
import type { AccountServices } from './account-services.ts'
import { refuseLink } from './passwords.ts'
import { refuseIfBusy } from './password-hash.ts'
import { consumeToken, findToken, issueToken, revokeTokens, type TokenMeaning } from './mail-tokens.ts'
import { checkCredentials, emailInUse } from './sign-in.ts'

/** Whether the new address has an account is determined, and reported only to it, after the response. */
export async function updateEmail(
  { auth, sessions, mailer, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
  { uid, email }: AuthRequests['updateEmail'],
): Promise<AuthAnswers['updateEmail']> {
  const session = await sessions.requireFresh(c, uid)
  const { user } = session
  if (user.email === email) throw new Refusal('email-unchanged', 'The account has this address.', { field: 'email' })
  const reservation = mailer.reserveAs(session, email)
  const notice = mailer.requireNotice(user)
  afterAnswer(c, async () => {
    const mails = await findMails(c, uid)
    mailer.send(notice, mails.changeAsked(user.email, email))
    const owner = (await auth.internalAdapter.findUserByEmail(email))?.user
    await revokeTokens(auth.adapter, uid, ['change'])
    // The same amount of work if no mail is sent.
    const token = await issueToken(auth.adapter, { purpose: 'change', uid, email })
    if (!owner) mailer.send(reservation, mails.confirmChange(email, token))
    else if (owner.emailVerified) mailer.send(reservation, mails.changeTaken(email))
  })
  return {}
}

export async function sendVerification(
  { auth, sessions, mailer, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
): Promise<AuthAnswers['sendVerification']> {
  const session = await sessions.require(c)
  const { user } = session
  if (user.emailVerified) return {}
  const reservation = mailer.reserveAs(session, user.email)
  afterAnswer(c, async () => {
    const token = await issueToken(auth.adapter, { purpose: 'verify', uid: user.uid, email: user.email })
    mailer.send(reservation, (await findMails(c, user.uid)).verify(user.email, token))
  })
  return {}
}

/** What the link would do, for which account. Uses nothing up: programs that look for harmful mails open links, too. */
export async function describeVerification(
  services: AccountServices,
  c: Context,
  { token }: AuthRequests['describeVerification'],
): Promise<AuthAnswers['describeVerification']> {
  const { meaning, user, createdAt } = await readLink(services, token)
  const isSignedIn = (await services.sessions.findNow(c))?.user.uid === user.uid
  return {
    email: meaning.email,
    // A new address may have been mistyped: its owner is a stranger then.
    currentEmail: isSignedIn || user.email === meaning.email ? user.email : shorten(user.email),
    createdAtMs: createdAt.getTime(),
    isSignedIn,
  }
}

function shorten(email: string): string {
  return email.replace(/^(.).*@/, '$1…@')
}

/**
 * Whoever can read the mail has to be whoever has the account: anybody may have made one with somebody else's address. The
 * mail may be opened in another browser, in which nobody is signed in afterwards either. For what begins with a confirmed
 * address, such as reviewing, the sessions that were there before have to sign in again.
 */
export async function completeVerification(
  services: AccountServices,
  c: Context<ApiEnvironment>,
  { token, password }: AuthRequests['completeVerification'],
): Promise<AuthAnswers['completeVerification']> {
  const { updates, mailer, findMails, devices } = services
  const { meaning, user } = await readLink(services, token)
  await requireAccount(services, c, user, password)
  await setEmail(services, token, meaning)
  await updates.userChanged(meaning.uid)
  if (meaning.purpose === 'change') {
    mailer.send(mailer.reserveNotice(user), (await findMails(c, user.uid)).changed(user.email, meaning.email))
  }
  devices.remember(c, meaning.email)
  return { email: meaning.email }
}

interface Link {
  readonly meaning: TokenMeaning
  readonly user: Pick<UserRecord, 'uid' | 'email' | 'emailVerified'>
  readonly createdAt: Date
}

async function readLink({ auth }: AccountServices, token: string): Promise<Link> {
  const meaning = (await findToken(auth.adapter, token, ['verify', 'change'])) ?? refuseLink()
  const found = (await auth.internalAdapter.findUserById(meaning.uid)) ?? refuseLink()
  const { id: uid, email, emailVerified, createdAt } = found
  // The address has changed since the mail was sent.
  if (meaning.purpose === 'verify' && email !== meaning.email) refuseLink()
  return { meaning, user: { uid, email, emailVerified }, createdAt }
}

/** Throws a Refusal unless a session of the account asks, or its password comes with the request. */
async function requireAccount(
  services: AccountServices,
  c: Context<ApiEnvironment>,
  { uid, email }: Link['user'],
  password: string | undefined,
): Promise<void> {
  const session = await services.sessions.findNow(c)
  if (session?.user.uid === uid) return
  if (password === undefined) {
    const words = 'Sign in to the account that is to have this address, or enter its password.'
    throw new Refusal(session ? 'user-mismatch' : 'signed-out', words)
  }
  refuseIfBusy()
  services.spendSignIn(c, email, null)
  await checkCredentials(services, { email, password })
}

async function setEmail({ auth }: AccountServices, token: string, { uid, email }: TokenMeaning): Promise<void> {
  try {
    await auth.adapter.transaction(async (transaction) => {
      if (!(await consumeToken(transaction, token))) refuseLink()
      const update = { email, emailVerified: true, updatedAt: new Date() }
      await transaction.update({ model: 'user', where: [{ field: 'id', value: uid }], update })
      await transaction.updateMany({
        model: 'session',
        where: [{ field: 'userId', value: uid }],
        update: { authenticatedAt: beforeConfirmation },
      })
      // Links sent to the old address are worthless now.
      await revokeTokens(transaction, uid, ['reset', 'verify', 'change'])
    })
  } catch (error) {
    const owner = await auth.internalAdapter.findUserByEmail(email)
    if (owner && owner.user.id !== uid) throw emailInUse()
    throw error
  }
}
