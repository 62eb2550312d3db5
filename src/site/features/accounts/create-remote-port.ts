import type { UserRecord } from '#documents/describe-user.ts'
import type { SessionEnd, DocumentChange, DocumentSnapshot } from '#documents/live-messages.ts'
import type { LiveFrame } from './live/follow-stream.ts'
import { shareLive } from './live/share-live.ts'
import { AccountsError } from './port/accounts-error.ts'
import type { AccountsPort } from './port/accounts-port.ts'
import { createBindings } from './remote/bindings.ts'
import { createDocumentOperations } from './remote/document-operations.ts'
import { createProviderPopups, createUserOperations } from './remote/user-operations.ts'

type UserListener = Parameters<AccountsPort['onUserChange']>

/** The accounts and documents of our own server. Starts asking who is signed in immediately. */
export function createRemotePort(): AccountsPort {
  let user: UserRecord | null | undefined
  let trouble: AccountsError | null = null
  const listeners = new Set<UserListener>()
  const changeListeners = new Set<(change: DocumentChange | null) => void>()
  const bindings = createBindings()

  function adopt(answer: UserRecord | null, end: SessionEnd | null = null): void {
    const isNews = user === undefined || JSON.stringify(user) !== JSON.stringify(answer)
    user = answer
    trouble = null
    bindings.follow(answer)
    if (isNews) for (const [listener] of listeners) listener(answer, end)
    // A new stream of the same reader: what was said in between is not repeated.
    else passOn(null)
  }

  function passOn(change: DocumentChange | null): void {
    for (const listener of changeListeners) listener(change)
  }

  function receive(frame: LiveFrame): void {
    if (frame.event === 'user') adopt(frame.data, frame.data ? null : frame.end)
    else if (frame.event === 'doc') bindings.deliver(frame.data, frame.openedAtMs)
    else if (frame.event === 'change') passOn(frame.data)
    else if (frame.event === 'beat') bindings.complete()
    else report(new AccountsError(frame.code, 'There is no stream of changes.'))
  }

  /** Only while it is unknown who is signed in; after that, the next stream reports everything. */
  function report(error: AccountsError): void {
    trouble = error
    if (user === undefined) for (const [, onError] of listeners) onError?.(error)
  }

  const live = shareLive(receive)
  const publish = (data: DocumentSnapshot) => {
    const { path, version } = data
    // Tabs that open later shall find the reader's own document, which is all that they bind.
    live.publish(path.startsWith('users/') ? { event: 'doc', data } : { event: 'change', data: { path, version } })
  }
  return {
    currentUser: () => user,
    onUserChange(...listener) {
      listeners.add(listener)
      if (user !== undefined) listener[0](user)
      else if (trouble) listener[1]?.(trouble)
      return () => listeners.delete(listener)
    },
    bind: bindings.add,
    onChange(listener) {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
    ...createUserOperations({
      // The new session's stream brings the user's document and informs the other tabs.
      enter: (answer) => (adopt(answer), live.restart()),
      leave: () => (adopt(null), live.restart()),
      popups: createProviderPopups(live.restart),
    }),
    ...createDocumentOperations(publish, live.restart),
    resolve: bindings.resolve,
  }
}
