import type { UserRecord } from '#documents/describe-user.ts'
import type { SessionEnd } from '#documents/live-messages.ts'
import * as say from '#wording/accounts.ts'
import { defer, type Deferred } from '../../ui/loading/defer.ts'
import { closeModals } from '../../ui/open-modals.ts'
import { showToastOnDemand } from '../../ui/toasts/show-toast-on-demand.ts'
import type { ToastOptions } from '../../ui/toasts/toast.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { navigationServices } from '../navigation/navigation-services.ts'
import { type SessionKeeper, type SessionShell, signedOutState, type ChecklistSource } from './session/session.ts'
import { keepSignInHint, hasSignInHint } from './session/sign-in-hint.ts'
import { needsSignIn } from './session/may-enter.ts'
import { AccountsError } from './port/accounts-error.ts'
import type { AccountsPort, StoredDocument } from './port/accounts-port.ts'
import {
  followUser,
  type FollowedUser,
  forgetLastVisit,
  keepLastUser,
  readLastVisit,
  withoutLastVisit,
} from './follow-user.ts'
import { requestSignIn } from './session/request-sign-in.ts'
import { createRemotePort } from './create-remote-port.ts'
import { openBrowserStore, type BrowserStore } from './writes/browser-store.ts'
import { forgetOutbox } from './writes/outbox.ts'

/** How long signing out waits for unsent changes; after that they wait for the next sign-in. */
const signOutPatienceMs = 3000

/** What a session needs from the page and from the accounts service. */
export interface KeeperParts {
  readonly port: AccountsPort
  readonly store: BrowserStore
  readonly onSignedIn: (shell: SessionShell) => Promise<void>
  /** @param reason null where no reader is left to be told */
  readonly onSignedOut: (reason: Promise<SignOutReason | null>) => Promise<void>
  /** The server has refused a change that no caller is waiting for. */
  readonly onRefused: (error: AccountsError) => Promise<void>
}

interface OwnSignOut {
  readonly uid: string
  readonly reason: SignOutReason
}

/** Our own server: the only place that knows which service holds the accounts. */
function openSiteParts(): KeeperParts {
  return { port: createRemotePort(), store: openBrowserStore(), onSignedIn, onSignedOut, onRefused }
}

/** Fills a session with the signed-in user and their document. */
export function keepSession(shell: SessionShell, parts: KeeperParts = openSiteParts()): SessionKeeper {
  const { port, store } = parts
  let followed: FollowedUser | null = null
  let isAnswered = false
  let answer: Deferred<void> | null = null
  let checklist: ChecklistSource | null = null
  // What this tab has begun, and for which account.
  let ownSignOut: OwnSignOut | null = null

  function enter(user: UserRecord | null, last: StoredDocument | null = null, end: SessionEnd | null = null): void {
    const left = followed && followed.uid !== user?.uid ? followed : null
    left?.stop()
    // Nothing of one user may be shown or sent as another.
    if (left) shell.change({ ...signedOutState, authIntent: shell.state().authIntent })
    if (left) followed = null
    // What one user began in a dialog would be done to another's account.
    if (left) closeModals()
    shell.change({ user })
    if (user && !followed)
      followed = followUser({
        uid: user.uid,
        last,
        port,
        store,
        shell,
        checklist: () => checklist,
        onRefused: (error) => void parts.onRefused(error),
      })
    if (!isAnswered) {
      isAnswered = true
      shell.onFirstAnswer()
      answer?.resolve()
    }
    if (user) void parts.onSignedIn(shell)
    else if (left) void parts.onSignedOut(findSignOutReason(left.uid, end))
    if (left) ownSignOut = null
  }

  /**
   * How a session ended. Another tab may have ended it: they share it. One that is just not there any more is gone with its
   * cookie or, while this browser was offline, with its account.
   */
  async function findSignOutReason(uid: string, end: SessionEnd | null): Promise<SignOutReason | null> {
    if (ownSignOut?.uid === uid) return ownSignOut.reason
    if (end === 'signed-out') return 'signed-out'
    const isDeleted = end === null ? await wasDeleted(uid) : end === 'account-deleted'
    // The checklist belongs to no account by now: before, it would be entered again.
    if (isDeleted) await forgetAccount(uid)
    if (followed) return null
    return isDeleted ? 'deleted-elsewhere' : 'elsewhere'
  }

  /** False if the server does not say. */
  function wasDeleted(uid: string): Promise<boolean> {
    return port.wasDeleted(uid).catch(() => false)
  }

  /** The account was deleted: nothing of it stays in this browser. */
  async function forgetAccount(uid: string): Promise<void> {
    checklist?.forget(uid)
    await forgetOutbox(uid, store)
  }

  /** The server has answered. */
  function receiveAnswer(user: UserRecord | null, end: SessionEnd | null = null): void {
    const isLost = user === null && !isAnswered && hasSignInHint()
    // The home page is about to replace this one, and will hear it, too.
    if (isLost && needsSignIn(location.pathname)) return enter(null)
    const last = isLost ? readLastVisit(store) : null
    keepSignInHint(user !== null)
    void (user ? keepLastUser(store, user) : forgetLastVisit(store))
    enter(user, null, end)
    // The session ended while no page was open; without a last visit, by the reader, who left before the answer.
    if (last) void parts.onSignedOut(last.then((visit) => (visit ? findSignOutReason(visit.user.uid, end) : null)))
  }

  /** Offline, the reader stays signed in and sees their document as last seen. */
  async function enterOffline(error: AccountsError): Promise<void> {
    if (error.code === 'no-server') return enter(null)
    const last = await readLastVisit(store)
    if (isAnswered) return
    if (last) return enter(last.user, last.document)
    answer?.reject(error)
    answer = null
  }

  async function findFollowed(): Promise<FollowedUser> {
    await firstAnswer()
    if (!followed) throw new AccountsError('signed-out', 'Nobody is signed in.')
    return followed
  }

  async function firstAnswer(): Promise<void> {
    if (isAnswered) return
    answer ??= defer()
    await answer.promise
  }

  port.onUserChange(receiveAnswer, (error) => void enterOffline(error))
  return {
    port: {
      ...port,
      ...createSignOutOperations(
        { port, store },
        () => followed,
        () => checklist,
        forgetAccount,
        (next) => (ownSignOut = next),
      ),
    },
    firstAnswer,
    update: async (change) => (await findFollowed()).update(change),
    async followChecklist(source) {
      checklist = source
    },
    flush: async () => followed?.flush(),
    updateFields: async (change) => (await findFollowed()).updateFields(change),
    featureBadge: async (badge, isFeatured) => (await findFollowed()).featureBadge(badge, isFeatured),
    setFeaturedPart: async (slot, value) => (await findFollowed()).setFeaturedPart(slot, value),
  }
}

/** Signing out and deleting, including what this browser stores. */
function createSignOutOperations(
  { port, store }: Pick<KeeperParts, 'port' | 'store'>,
  findFollowed: () => FollowedUser | null,
  findChecklist: () => ChecklistSource | null,
  forgetAccount: (uid: string) => Promise<void>,
  note: (ownSignOut: OwnSignOut | null) => void,
): Pick<AccountsPort, 'signOut' | 'deleteAccount'> {
  /** Noted before the server answers: the end of the session may arrive first. */
  async function signOutBy(ownSignOut: OwnSignOut, act: () => Promise<void>): Promise<void> {
    note(ownSignOut)
    try {
      await act()
    } catch (error) {
      note(null)
      throw error
    }
  }

  return {
    async signOut() {
      const enough = new Promise<void>((resolve) => setTimeout(resolve, signOutPatienceMs))
      const leaving = findFollowed()
      await Promise.race([Promise.all([leaving?.flush(), findChecklist()?.saveSnapshots()]), enough])
      await signOutBy({ uid: leaving?.uid ?? '', reason: 'signed-out' }, () => withoutLastVisit(store, port.signOut))
    },
    async deleteAccount(uid) {
      await signOutBy({ uid, reason: 'deleted' }, () => port.deleteAccount(uid))
      await forgetAccount(uid)
    },
  }
}

/** Shows whose session it is, and continues to where the visitor was going when asked to sign in. */
async function onSignedIn({ state, change }: SessionShell): Promise<void> {
  // Changing the header before hydration would count as a mismatch.
  const { navigate } = await navigationServices
  void showButton()
  const { authIntent } = state()
  if (!authIntent.startsWith('/')) return
  change({ authIntent: '' })
  void navigate(resolveOnSite(authIntent))
}

async function showButton(): Promise<void> {
  const { showAccountButton } = await import('./menu/show-account-button.tsx')
  showAccountButton()
}

/** How a session ended: by what the reader did in this browser, of which a deletion is reported by itself, or elsewhere. */
type SignOutReason = 'signed-out' | 'deleted' | 'elsewhere' | 'deleted-elsewhere'

/**
 * Leaves pages for signed-in users; the home page replaces their history entry. Then says why.
 * @param reason null where no reader is left to be told
 */
async function onSignedOut(reason: Promise<SignOutReason | null>): Promise<void> {
  if (needsSignIn(location.pathname)) void navigationServices.then(({ reopen }) => reopen())
  const toast = describeSignOut(await reason)
  if (toast) await showToastOnDemand({ type: 'info', ...toast })
}

function describeSignOut(reason: SignOutReason | null): ToastOptions | null {
  if (reason === 'signed-out') return { message: say.signedOut() }
  // On the server, or on this device until somebody is signed in whose it is.
  if (reason === 'elsewhere')
    return {
      message: say.sessionEndedKept(),
      durationMs: 10_000,
      action: { label: say.signIn(), run: () => void requestSignIn() },
    }
  if (reason !== 'deleted-elsewhere') return null
  return { message: say.accountDeleted(), durationMs: 10_000 }
}

/** For a change that no caller is waiting for any more. */
async function onRefused(error: AccountsError): Promise<void> {
  console.error(error)
  const { describeFailure } = await import('./port/describe-failure.ts')
  await showToastOnDemand({
    message: say.changeNotSaved({ reason: describeFailure(error) }),
    type: 'error',
    durationMs: 0,
  })
}
