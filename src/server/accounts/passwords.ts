import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import pLimit from 'p-limit'
import type { AuthAnswers, AuthRequests } from '#documents/auth-endpoints.ts'
import { findPasswordFault, passwordFaults } from '#documents/password-rule.ts'
import { logFault } from '../database/database-unavailable.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import { Refusal } from '../requests/refusal.ts'
import type { AccountServices } from './account-services.ts'
import { consumeToken, findToken, issueToken, revokeTokens } from './mail-tokens.ts'

/** An account has far fewer sessions. */
const mostTold = 10_000

/** Whether the address has an account is determined after the response, and revealed only to its owner. */
export async function requestReset(
  { auth, post, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
  { email }: AuthRequests['requestReset'],
): Promise<AuthAnswers['requestReset']> {
  const stamp = post.ask(c, email)
  afterAnswer(c, async () => {
    const found = await auth.internalAdapter.findUserByEmail(email)
    // Even without an account: a token that no mail contains keeps the database as busy as one that is sent.
    const token = await issueToken(auth.adapter, { purpose: 'reset', uid: found?.user.id ?? 'nobody', email })
    // Without an account, too: the two cases must look the same.
    const mails = await findMails(c, found?.user.id ?? 'nobody')
    if (found) post.send(stamp, mails.reset(email, token))
  })
  return {}
}

/** Whoever can read the account's mail can set its password. That proves the address, too. */
export async function completeReset(
  services: AccountServices,
  c: Context,
  { token, password }: AuthRequests['completeReset'],
): Promise<AuthAnswers['completeReset']> {
  const { auth, post, findMails } = services
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
  post.send(post.notify({ email: meaning.email, emailVerified: true }), mails.passwordChanged(meaning.email))
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
  const { auth, sessions, store, updates, post, findMails } = services
  const session = await sessions.requireFresh(c, uid)
  const { email } = session.user
  checkPassword(password, email)
  const stamp = post.requireNotice(session.user)
  const hash = await hashPassword(password)
  const ended = await auth.adapter.transaction((transaction) => setPassword(transaction, uid, hash, session.id))
  await announceEnded(services, uid, session.id, ended)
  const renewed = await store.renew(session)
  if (renewed) await sessions.give(c, renewed)
  await updates.userChanged(uid)
  post.send(stamp, (await findMails(c, uid)).passwordChanged(email))
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
    limit: mostTold,
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

/** What OWASP's password storage cheat sheet names first: Argon2id, 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagBytes = 32
const saltBytes = 16

/** Each takes a processor and 19 MiB for some hundredths of a second; one thread of Node's four stays free for files. */
const atOnce = pLimit(Math.min(3, availableParallelism()))
/** Later requests would wait longer than anybody does. */
const mostWaiting = 200

const derive = promisify(argon2)

/** Throws a Refusal if a hash would have to wait for too many others. */
export function refuseIfBusy(): void {
  if (atOnce.pendingCount <= mostWaiting) return
  throw new Refusal('unavailable', 'Too many people are signing in. Try again in a few seconds.', { retryAfter: 5 })
}

/** In the PHC string format: algorithm, version, cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await deriveInTurn(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toText(salt)}$${toText(hash)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Takes the same time whether the password is right or wrong. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const found = format.exec(stored)
  if (!found) throw new Error('A stored password is not in the format that this server writes.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await deriveInTurn(password, Buffer.from(salt, 'base64'), parameters)
  const expected = Buffer.from(hash, 'base64')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

function deriveInTurn(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  refuseIfBusy()
  // The same text can be typed as different code points.
  const message = password.normalize('NFKC')
  return atOnce(() => derive('argon2id', { message, nonce, tagLength: tagBytes, ...parameters }))
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
