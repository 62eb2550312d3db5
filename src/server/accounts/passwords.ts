import type { Context } from 'hono'
import type { AuthAnswers, AuthRequests } from '#documents/auth-endpoints.ts'
import { findPasswordFault, passwordFaults } from '#documents/password-rule.ts'
import { logFault } from '../database/database-unavailable.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { Refusal } from '../requests/refusal.ts'
import type { AccountServices } from './account-services.ts'
import { consumeToken, findToken, issueToken, revokeTokens } from './mail-tokens.ts'
import { hashPassword } from './password-hash.ts'

/** An account has far fewer sessions. */
const mostEnded = 10_000

/** Whether the address has an account is determined after the response, and revealed only to its owner. */
export async function requestReset(
  { auth, mailer, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
  { email }: AuthRequests['requestReset'],
): Promise<AuthAnswers['requestReset']> {
  const reservation = mailer.reserve(c, email)
  afterAnswer(c, async () => {
    const found = await auth.internalAdapter.findUserByEmail(email)
    // Even without an account: a token that no mail contains keeps the database as busy as one that is sent.
    const token = await issueToken(auth.adapter, { purpose: 'reset', uid: found?.user.id ?? 'nobody', email })
    // Without an account, too: the two cases must look the same.
    const mails = await findMails(c, found?.user.id ?? 'nobody')
    if (found) mailer.send(reservation, mails.reset(email, token))
  })
  return {}
}

/** Whoever can read the account's mail can set its password. That proves the address, too. */
export async function completeReset(
  services: AccountServices,
  c: Context,
  { token, password }: AuthRequests['completeReset'],
): Promise<AuthAnswers['completeReset']> {
  const { auth, mailer, findMails } = services
  const meaning = (await findToken(auth.adapter, token, ['reset'])) ?? refuseLink()
  checkPassword(password, meaning.email)
  const hash = await hashPassword(password)
  const ended = await auth.adapter.transaction(async (transaction) => {
    if (!(await consumeToken(transaction, token))) refuseLink()
    const where = [{ field: 'id', value: meaning.uid }]
    await transaction.update({ model: 'user', where, update: { emailVerified: true, updatedAt: new Date() } })
    return setPassword(transaction, meaning.uid, hash, null)
  })
  await announceEnded(services, meaning.uid, null, ended)
  await services.updates.userChanged(meaning.uid)
  const mails = await findMails(c, meaning.uid)
  mailer.send(mailer.reserveNotice({ email: meaning.email, emailVerified: true }), mails.passwordChanged(meaning.email))
  // However many strangers try the address: its owner can sign in here now.
  services.devices.remember(c, meaning.email)
  return {}
}

/** Does not ask for the old password: readers who sign in with a provider have none. */
export async function updatePassword(
  services: AccountServices,
  c: Context,
  { uid, password }: AuthRequests['updatePassword'],
): Promise<AuthAnswers['updatePassword']> {
  const { auth, sessions, store, updates, mailer, findMails } = services
  const session = await sessions.requireFresh(c, uid)
  const { email } = session.user
  checkPassword(password, email)
  const reservation = mailer.requireNotice(session.user)
  const hash = await hashPassword(password)
  const ended = await auth.adapter.transaction((transaction) => setPassword(transaction, uid, hash, session.id))
  await announceEnded(services, uid, session.id, ended)
  const renewed = await store.renew(session)
  if (renewed) await sessions.give(c, renewed)
  await updates.userChanged(uid)
  mailer.send(reservation, (await findMails(c, uid)).passwordChanged(email))
  return {}
}

type Adapter = Parameters<Parameters<AccountServices['auth']['adapter']['transaction']>[0]>[0]

/**
 * Earlier links stop working, and the other sessions end with the old password: whoever holds them may be the reason for
 * the change.
 * @param exceptId the session that goes on; null for none
 * @returns the ids of the sessions that have ended
 */
async function setPassword(
  transaction: Adapter,
  uid: string,
  hash: string,
  exceptId: string | null,
): Promise<readonly string[]> {
  const where = [
    { field: 'userId', value: uid },
    { field: 'providerId', value: 'credential' },
  ]
  const now = new Date()
  const update = { password: hash, updatedAt: now }
  if ((await transaction.updateMany({ model: 'account', where, update })) === 0) {
    const account = { userId: uid, providerId: 'credential', accountId: uid, createdAt: now, ...update }
    await transaction.create({ model: 'account', data: account })
  }
  await revokeTokens(transaction, uid, ['reset', 'change'])
  const others = [
    { field: 'userId', value: uid },
    { field: 'id', operator: 'ne' as const, value: exceptId ?? '' },
  ]
  const ended = await transaction.findMany<{ id: string }>({
    model: 'session',
    where: others,
    select: ['id'],
    limit: mostEnded,
  })
  await transaction.deleteMany({ model: 'session', where: others })
  return ended.map(({ id }) => id)
}

/** Only when it is certain that they have ended. */
async function announceEnded(
  services: AccountServices,
  uid: string,
  exceptId: string | null,
  ended: readonly string[],
): Promise<void> {
  services.updates.sessionsEnded(ended, 'revoked')
  // Sessions begun with the old password before the new one was visible to others.
  await endSessions(services, uid, exceptId).catch(logFault('a session that had just begun did not end'))
}

/** @param exceptId the session that goes on; null for none */
export async function endSessions(services: AccountServices, uid: string, exceptId: string | null): Promise<void> {
  const { store, updates } = services
  updates.sessionsEnded(await store.endAll(uid, exceptId), 'revoked')
}

function checkPassword(password: string, email: string): void {
  const fault = findPasswordFault(password, email)
  if (fault) throw new Refusal('weak-password', passwordFaults[fault])
}

export function refuseLink(): never {
  throw new Refusal('link-expired', 'This link has already been used or has expired.')
}
