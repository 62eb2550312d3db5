import { Hono, type Context } from 'hono'
import { authEndpoints, type AuthAnswers, type AuthOperation, type AuthRequests } from '#documents/auth-endpoints.ts'
import { authBase } from '#documents/identity-provider.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { Limit } from '../requests/rate-limits.ts'
import { parseBody } from '../requests/parse-body.ts'
import { readJson } from '../requests/read-json.ts'
import { requestSchemas } from './account-requests.ts'
import type { AccountServices } from './account-services.ts'
import { completeVerification, describeVerification, sendVerification, updateEmail } from './change-email.ts'
import { completeReset, requestReset, updatePassword } from './change-password.ts'
import { deleteAccount, describeSession, listSessions, revokeOtherSessions, tellDeletion } from './manage-account.ts'
import { createAccount, signIn, signOut } from './sign-in.ts'

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
  wasDeleted: { limit: 'ask', operate: tellDeletion },
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
