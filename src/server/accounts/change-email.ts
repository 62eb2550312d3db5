import type { Context } from 'hono'
import type { AuthAnswers, AuthRequests } from '#documents/auth-endpoints.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { Refusal } from '../requests/refusal.ts'
import type { AccountServices } from './account-services.ts'
import { refuseLink } from './change-password.ts'
import { consumeToken, findToken, issueToken, revokeTokens, type TokenMeaning } from './mail-tokens.ts'
import { emailInUse } from './sign-in.ts'

/** Whether the new address has an account is determined, and reported only to it, after the response. */
export async function updateEmail(
  { auth, sessions, accountLimits, mailer, mails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
  { uid, email }: AuthRequests['updateEmail'],
): Promise<AuthAnswers['updateEmail']> {
  const session = await sessions.requireFresh(c, uid)
  const { user } = session
  if (user.email === email) throw new Refusal('email-unchanged', 'The account has this address.', { field: 'email' })
  accountLimits.spendSessionMail(session, email)
  afterAnswer(c, async () => {
    mailer.send(mails.changeAsked(user.email, email))
    const isTaken = (await auth.internalAdapter.findUserByEmail(email)) !== null
    await revokeTokens(auth.adapter, uid, ['change'])
    // The same amount of work if nobody is notified.
    const token = await issueToken(auth.adapter, { purpose: 'change', uid, email })
    mailer.send(isTaken ? mails.changeTaken(email) : mails.confirmChange(email, token))
  })
  return {}
}

export async function sendVerification(
  { auth, sessions, accountLimits, mailer, mails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
): Promise<AuthAnswers['sendVerification']> {
  const session = await sessions.require(c)
  const { user } = session
  if (user.emailVerified) return {}
  accountLimits.spendSessionMail(session, user.email)
  afterAnswer(c, async () => {
    const token = await issueToken(auth.adapter, { purpose: 'verify', uid: user.uid, email: user.email })
    mailer.send(mails.verify(user.email, token))
  })
  return {}
}

/** The mail may be opened in another browser, so nobody has to be signed in, and nobody is afterwards. */
export async function completeVerification(
  services: AccountServices,
  _c: Context,
  { token }: AuthRequests['completeVerification'],
): Promise<AuthAnswers['completeVerification']> {
  const { auth, updates, mailer, mails } = services
  const meaning = (await findToken(auth.adapter, token, ['verify', 'change'])) ?? refuseLink()
  const user = (await auth.internalAdapter.findUserById(meaning.uid)) ?? refuseLink()
  // The address has changed since the mail was sent.
  if (meaning.purpose === 'verify' && user.email !== meaning.email) refuseLink()
  await setEmail(services, token, meaning)
  await updates.userChanged(meaning.uid)
  if (meaning.purpose === 'change') mailer.send(mails.changed(user.email, meaning.email))
  return { email: meaning.email }
}

async function setEmail({ auth }: AccountServices, token: string, { uid, email }: TokenMeaning): Promise<void> {
  try {
    await auth.adapter.transaction(async (transaction) => {
      if (!(await consumeToken(transaction, token))) refuseLink()
      const update = { email, emailVerified: true, updatedAt: new Date() }
      await transaction.update({ model: 'user', where: [{ field: 'id', value: uid }], update })
      // Links sent to the old address are worthless now.
      await revokeTokens(transaction, uid, ['reset', 'verify', 'change'])
    })
  } catch (error) {
    const owner = await auth.internalAdapter.findUserByEmail(email)
    if (owner && owner.user.id !== uid) throw emailInUse()
    throw error
  }
}
