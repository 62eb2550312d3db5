import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import {
  authEndpoints,
  type AuthAnswers,
  type AuthOperation,
  type AuthRequests,
  freshForMs,
  type SessionAnswer,
} from '#documents/auth-endpoints.ts'
import { authBase } from '#documents/identity-provider.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { Limit } from '../requests/rate-limits.ts'
import { parseBody, readJson } from '../requests/parse-body.ts'
import { logFault } from '../database/database-unavailable.ts'
import type { AuthContext } from '../sessions/create-auth.ts'
import { Refusal } from '../requests/refusal.ts'
import { beforeConfirmation } from '../sessions/session-store.ts'
import { requestSchemas, type AccountServices } from './account-services.ts'
import { refuseLink, completeReset, requestReset, updatePassword, endSessions, refuseIfBusy } from './passwords.ts'
import { consumeToken, findToken, issueToken, revokeTokens, type TokenMeaning } from './mail-tokens.ts'
import { checkCredentials, emailInUse, createAccount, signIn, signOut } from './sign-in.ts'

async function describeSession({ sessions, providers }: AccountServices, c: Context): Promise<SessionAnswer> {
  const session = await sessions.use(c)
  return {
    user: session?.user ?? null,
    freshUntilMs: session ? session.authenticatedAtMs + freshForMs : 0,
    providers,
  }
}

async function listSessions({ sessions, store }: AccountServices, c: Context): Promise<AuthAnswers['listSessions']> {
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

async function revokeOtherSessions(services: AccountServices, c: Context): Promise<AuthAnswers['revokeOtherSessions']> {
  const { id, user } = await services.sessions.require(c)
  await endSessions(services, user.uid, id)
  return {}
}

/** The database deletes documents, reports, sessions and sign-in methods along with the account. */
async function deleteAccount(
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

async function answerDeletion(
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

const bodyLimitBytes = 8192

interface Write<Operation extends keyof AuthRequests> {
  readonly limit: Limit
  /** What it does with a parsed body. */
  readonly operate: (
    services: AccountServices,
    c: Context<ApiEnvironment>,
    body: AuthRequests[Operation],
  ) => Promise<AuthAnswers[Operation]>
}

type Read<Operation extends AuthOperation> = (
  services: AccountServices,
  c: Context<ApiEnvironment>,
) => Promise<AuthAnswers[Operation]>

const reads: { readonly [Operation in Exclude<AuthOperation, keyof AuthRequests>]: Read<Operation> } = {
  session: describeSession,
  listSessions,
}

const writes: { readonly [Operation in keyof AuthRequests]: Write<Operation> } = {
  createAccount: { limit: 'createAccount', operate: createAccount },
  signIn: { limit: 'ask', operate: signIn },
  signOut: { limit: 'changeAccount', operate: signOut },
  requestReset: { limit: 'ask', operate: requestReset },
  completeReset: { limit: 'completeMail', operate: completeReset },
  updatePassword: { limit: 'changeAccount', operate: updatePassword },
  updateEmail: { limit: 'sendMail', operate: updateEmail },
  sendVerification: { limit: 'sendMail', operate: sendVerification },
  describeVerification: { limit: 'completeMail', operate: describeVerification },
  completeVerification: { limit: 'completeMail', operate: completeVerification },
  deleteAccount: { limit: 'changeAccount', operate: deleteAccount },
  wasDeleted: { limit: 'ask', operate: answerDeletion },
  revokeOtherSessions: { limit: 'changeAccount', operate: revokeOtherSessions },
}

/** Every operation of `authEndpoints`. */
export function createAccountRoutes(services: AccountServices): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>()

  function answerRead(operation: keyof typeof reads): void {
    routes.get(pathOf(operation), async (c) => {
      services.limits.spend('read', c.var.network)
      return c.json(await reads[operation](services, c))
    })
  }

  function answerWrite<Operation extends keyof AuthRequests>(operation: Operation): void {
    const { limit, operate }: Write<Operation> = writes[operation]
    routes.post(pathOf(operation), async (c) => {
      services.limits.spend(limit, c.var.network)
      const body = parseBody(requestSchemas[operation], await readJson(c.env.incoming, bodyLimitBytes))
      return c.json(await operate(services, c, body))
    })
  }

  for (const operation of namesOf(reads)) answerRead(operation)
  for (const operation of namesOf(writes)) answerWrite(operation)
  return routes
}

function pathOf(operation: AuthOperation): string {
  return authEndpoints[operation].path.slice(authBase.length)
}

/** Object.keys knows no names. */
function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]
}

/** Whether the new address has an account is determined, and reported only to it, after the response. */
async function updateEmail(
  { auth, sessions, post, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
  { uid, email }: AuthRequests['updateEmail'],
): Promise<AuthAnswers['updateEmail']> {
  const session = await sessions.requireFresh(c, uid)
  const { user } = session
  if (user.email === email) throw new Refusal('email-unchanged', 'The account has this address.', { field: 'email' })
  const stamp = post.askAs(session, email)
  const notice = post.requireNotice(user)
  afterAnswer(c, async () => {
    const mails = await findMails(c, uid)
    post.send(notice, mails.changeAsked(user.email, email))
    const owner = (await auth.internalAdapter.findUserByEmail(email))?.user
    await revokeTokens(auth.adapter, uid, ['change'])
    // The same amount of work if no mail is sent.
    const token = await issueToken(auth.adapter, { purpose: 'change', uid, email })
    if (!owner) post.send(stamp, mails.confirmChange(email, token))
    else if (owner.emailVerified) post.send(stamp, mails.changeTaken(email))
  })
  return {}
}

async function sendVerification(
  { auth, sessions, post, findMails, afterAnswer }: AccountServices,
  c: Context<ApiEnvironment>,
): Promise<AuthAnswers['sendVerification']> {
  const session = await sessions.require(c)
  const { user } = session
  if (user.emailVerified) return {}
  const stamp = post.askAs(session, user.email)
  afterAnswer(c, async () => {
    const token = await issueToken(auth.adapter, { purpose: 'verify', uid: user.uid, email: user.email })
    post.send(stamp, (await findMails(c, user.uid)).verify(user.email, token))
  })
  return {}
}

/** What the link would do, for which account. Uses nothing up: programs that look for harmful mails open links, too. */
async function describeVerification(
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
async function completeVerification(
  services: AccountServices,
  c: Context<ApiEnvironment>,
  { token, password }: AuthRequests['completeVerification'],
): Promise<AuthAnswers['completeVerification']> {
  const { updates, post, findMails, devices } = services
  const { meaning, user } = await readLink(services, token)
  await requireAccount(services, c, user, password)
  await setEmail(services, token, meaning)
  await updates.userChanged(meaning.uid)
  if (meaning.purpose === 'change') {
    post.send(post.notify(user), (await findMails(c, user.uid)).changed(user.email, meaning.email))
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
