import { Hono, type Context } from 'hono'
import { authEndpoints, type AuthAnswers, type AuthRequests } from '#documents/auth-endpoints.ts'
import { authBase } from '#documents/identity-provider.ts'
import type { ApiEnvironment } from '../requests/api-environment.ts'
import type { Limit } from '../requests/rate-limits.ts'
import { parseBody } from '../requests/parse-body.ts'
import { readJson } from '../requests/read-json.ts'
import { requestSchemas } from './account-requests.ts'
import type { AccountServices } from './account-services.ts'
import { completeVerification, sendVerification, updateEmail } from './change-email.ts'
import { completeReset, requestReset, updatePassword } from './change-password.ts'
import { deleteAccount, describeSession, listSessions, revokeOtherSessions } from './manage-account.ts'
import { createAccount, signIn, signOut } from './sign-in.ts'

const bodyLimitBytes = 8192

/** What the operations do with a body that has been parsed. */
type Operate<Operation extends keyof AuthRequests> = (
  services: AccountServices,
  c: Context<ApiEnvironment>,
  body: AuthRequests[Operation],
) => Promise<AuthAnswers[Operation]>

/** Every operation of `authEndpoints`. */
export function createAccountRoutes(services: AccountServices): Hono<ApiEnvironment> {
  const routes = new Hono<ApiEnvironment>()

  function answerPost<Operation extends keyof AuthRequests>(
    operation: Operation,
    limit: Limit,
    operate: Operate<Operation>,
  ): void {
    routes.post(authEndpoints[operation].path.slice(authBase.length), async (c) => {
      services.limits.spend(limit, c.var.network)
      const body = parseBody(requestSchemas[operation], await readJson(c.env.incoming, bodyLimitBytes))
      return c.json(await operate(services, c, body))
    })
  }

  routes.get(authEndpoints.session.path.slice(authBase.length), async (c) => {
    services.limits.spend('read', c.var.network)
    return c.json(await describeSession(services, c))
  })
  routes.get(authEndpoints.listSessions.path.slice(authBase.length), async (c) => {
    services.limits.spend('read', c.var.network)
    return c.json(await listSessions(services, c))
  })
  answerPost('createAccount', 'createAccount', createAccount)
  answerPost('signIn', 'ask', signIn)
  answerPost('signOut', 'changeAccount', signOut)
  answerPost('requestReset', 'ask', requestReset)
  answerPost('completeReset', 'completeMail', completeReset)
  answerPost('updatePassword', 'changeAccount', updatePassword)
  answerPost('updateEmail', 'sendMail', updateEmail)
  answerPost('sendVerification', 'sendMail', sendVerification)
  answerPost('completeVerification', 'completeMail', completeVerification)
  answerPost('deleteAccount', 'changeAccount', deleteAccount)
  answerPost('revokeOtherSessions', 'changeAccount', revokeOtherSessions)
  return routes
}
