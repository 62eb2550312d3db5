import {
  authEndpoints,
  type AuthOperation,
  type AuthRequests,
  type SessionAnswer,
  providerFailures,
  type ProviderReport,
} from '#documents/auth-endpoints.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { providerChannel, providerIds, providerStartPath, type ProviderId } from '#documents/identity-provider.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { defer } from '../../../ui/loading/defer.ts'
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
import { request } from './request.ts'
import { createRandomId } from '../../../ui/create-random-id.ts'

type UserOperations = Omit<
  AccountsPort,
  'currentUser' | 'onUserChange' | 'onChange' | 'bind' | 'read' | 'set' | 'update' | 'resolve'
>

export interface UserOperationParts {
  /** Told who is signed in before the caller is. */
  readonly enter: (user: UserRecord) => void
  readonly leave: () => void
  readonly popups: ProviderPopups
}

export function createUserOperations({ enter, leave, popups }: UserOperationParts): UserOperations {
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

const pollMs = 500
/**
 * While the popup is elsewhere, and until it has said how it ended, it may look closed; the focus is not here then, but a
 * browser can be wrong about that, and on a slow connection the last page of the popup takes seconds.
 */
const closedPolls = 10

interface ProviderPopups {
  /** Opens a popup; fulfilled when it has signed in. Call it inside the click. */
  readonly signIn: (provider: ProviderId) => Promise<void>
}

/** @param onSignedIn called for every popup of this browser that has signed in, even one that was abandoned here */
export function createProviderPopups(onSignedIn: () => void): ProviderPopups {
  for (const id of providerIds) openChannel(id, ({ outcome }) => outcome === 'signed-in' && onSignedIn())
  return { signIn: runPopup }
}

function openChannel(provider: ProviderId, onReport: (report: ProviderReport) => void): BroadcastChannel {
  const channel = new BroadcastChannel(providerChannel(provider))
  channel.addEventListener('message', ({ data }) => isReport(data) && onReport(data))
  return channel
}

function runPopup(provider: ProviderId): Promise<void> {
  // Known only to this page, so that it recognises its own popup.
  const flow = createRandomId()
  const popup = window.open(`${providerStartPath(provider)}?flow=${flow}`, providerChannel(provider), describeWindow())
  if (!popup) return Promise.reject(new AccountsError('popup-blocked', 'The browser opened no window.'))
  const { promise, resolve, reject } = defer<void>()
  const channel = openChannel(provider, (report) => {
    if (report.flow !== flow) return
    if (report.outcome === 'signed-in') resolve()
    else reject(new AccountsError(report.outcome, `The popup reports ${report.outcome}.`))
  })
  let polls = 0
  const timer = setInterval(() => {
    polls = popup.closed && document.hasFocus() ? polls + 1 : 0
    if (polls >= closedPolls) reject(new AccountsError('popup-closed', 'The reader has closed the popup.'))
  }, pollMs)
  return promise.finally(() => {
    clearInterval(timer)
    channel.close()
  })
}

/** Centred on the page's own window, on whichever screen that is. */
function describeWindow(): string {
  const [width, height] = [500, 650]
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

function isReport(value: unknown): value is ProviderReport {
  if (!isJsonObject(value) || typeof value['flow'] !== 'string') return false
  const { outcome } = value
  return outcome === 'signed-in' || providerFailures.some((failure) => failure === outcome)
}
