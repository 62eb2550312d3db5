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
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { Limit } from '../requests/rate-limits.ts'
import { parseBody, readJson } from '../requests/parse-body.ts'
import { logFault } from '../database/database-unavailable.ts'
import type { AuthContext } from '../sessions/create-auth.ts'
import { requestSchemas, type AccountServices } from './account-services.ts'
import { completeReset, requestReset, updatePassword, endSessions } from './passwords.ts'
import { revokeTokens } from './mail-tokens.ts'
import { createAccount, signIn, signOut } from './sign-in.ts'
import { completeVerification, describeVerification, sendVerification, updateEmail } from './confirm-address.ts'

async function answerSession({ sessions, providers }: AccountServices, c: Context): Promise<SessionAnswer> {
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
  const { auth, sessions, store, updates, writer, mailer, findMails, removeUnreported } = services
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
  mailer.send(mailer.reserveNotice(user), mails.deleted(user.email))
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
  session: answerSession,
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
