import { authEndpoints, type AuthOperation, type AuthRequests, type SessionAnswer } from '#documents/auth-endpoints.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'
import {
  parseDeletion,
  parseDone,
  parseNewAccount,
  parseSession,
  parseSessions,
  parseSignedIn,
  parseVerification,
  parseVerified,
  type Parse,
} from './parse-answers.ts'
import type { ProviderPopups } from './provider-popup.ts'
import { request } from './request.ts'

type UserOperations = Omit<
  AccountsPort,
  'currentUser' | 'onUserChange' | 'onChange' | 'bind' | 'read' | 'set' | 'update' | 'resolve'
>

export interface UserWays {
  /** Told who is signed in before the caller is. */
  readonly enter: (user: UserRecord) => void
  readonly leave: () => void
  readonly popups: ProviderPopups
}

export function createUserOperations({ enter, leave, popups }: UserWays): UserOperations {
  async function refresh(): Promise<UserRecord> {
    const { user } = await askSession()
    if (!user) throw new AccountsError('signed-out', 'The sign-in did not reach this page.')
    enter(user)
    return user
  }

  return {
    async createAccount(email, password) {
      const account = await ask('createAccount', { email, password }, parseNewAccount)
      enter(account.user)
      return account
    },
    async signIn(email, password) {
      const user = await ask('signIn', { email, password }, parseSignedIn)
      enter(user)
      return user
    },
    providers: async () => (await askSession()).providers,
    signInWith: (provider) => popups.signIn(provider).then(refresh),
    async signOut() {
      await ask('signOut', {}, parseDone)
      leave()
    },
    sendPasswordReset: (email) => ask('requestReset', { email }, parseDone),
    completePasswordReset: (token, password) => ask('completeReset', { token, password }, parseDone),
    updatePassword: (uid, password) => ask('updatePassword', { uid, password }, parseDone),
    updateEmail: (uid, email) => ask('updateEmail', { uid, email }, parseDone),
    sendVerification: () => ask('sendVerification', {}, parseDone),
    describeVerification: (token) => ask('describeVerification', { token }, parseVerification),
    completeVerification: (token, password) =>
      ask('completeVerification', { token, ...(password !== undefined && { password }) }, parseVerified),
    async deleteAccount(uid) {
      await ask('deleteAccount', { uid }, parseDone)
      leave()
    },
    wasDeleted: (uid) => ask('wasDeleted', { uid }, parseDeletion),
    sessions: () => request(authEndpoints.listSessions, parseSessions),
    endOtherSessions: () => ask('revokeOtherSessions', {}, parseDone),
  }
}

function askSession(): Promise<Pick<SessionAnswer, 'user' | 'providers'>> {
  return request(authEndpoints.session, parseSession)
}

function ask<Operation extends AuthOperation & keyof AuthRequests, Value>(
  operation: Operation,
  body: AuthRequests[Operation],
  parse: Parse<Value>,
): Promise<Value> {
  return request({ ...authEndpoints[operation], body: { ...body } }, parse)
}
