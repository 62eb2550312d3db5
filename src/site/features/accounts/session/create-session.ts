import { loadOnce } from '../../../ui/loading/load-once.ts'
import { isModalOpen } from '../../../ui/open-modals.ts'
import { createStore } from '../../../ui/store/create-store.ts'
import { until } from '../../../ui/until.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { type SessionKeeper, signedOutState, type Session, type SessionState } from './session.ts'
import { sessionParts } from './session-parts.ts'

/** A file that does not arrive means the same to a reader as a request that does not get through. */
function toNetworkError(cause: unknown): never {
  throw new AccountsError('network', 'The code could not be loaded.', { cause })
}

const never = () => false

/** A session that loads its keeper on the first question about accounts. */
export function createSession(): Session {
  const store = createStore(signedOutState)
  const keeper = loadOnce(load)
  /** The one dialog for all requests, until it begins to close. */
  let opening: Promise<void> | null = null
  /** Whether the reader has gone elsewhere since the last request. */
  let isGivenUp = never

  function change(changes: Partial<SessionState>): void {
    store.write({ ...store.read(), ...changes })
  }

  /** Both at once: readers are greeted only when the checklist is theirs. */
  async function load(): Promise<SessionKeeper> {
    const { loadKeeper, loadFollower } = sessionParts()
    const [keepSession, startFollowing] = await Promise.all([loadKeeper(), loadFollower()]).catch(toNetworkError)
    return keepSession({ state: store.read, change, onFirstAnswer: () => startFollowing(session) })
  }

  async function openSignIn(): Promise<void> {
    const showSignIn = await sessionParts().loadSignIn()
    // The reader may have opened the search meanwhile, beneath which this would open.
    await until(() => isGivenUp() || !isModalOpen())
    if (isGivenUp()) {
      forgetOpening()
      return dropIntent()
    }
    showSignIn({
      onClosing: forgetOpening,
      onClosed() {
        // The next may have been requested while this one was fading out.
        if (!opening) dropIntent()
      },
    })
  }

  function dropIntent(): void {
    if (!store.read().user) change({ authIntent: '' })
  }

  function forgetOpening(): void {
    opening = null
  }

  const session: Session = {
    state: store.read,
    subscribe: store.subscribe,
    firstAnswer: async () => (await keeper()).firstAnswer(),
    requestSignIn(intent, hasGoneOn) {
      change({ authIntent: intent })
      isGivenUp = hasGoneOn
      if (!opening) {
        opening = openSignIn()
        opening.catch(forgetOpening)
      }
      return opening
    },
    update: async (fields) => (await keeper()).update(fields),
    updateFields: async (fields) => (await keeper()).updateFields(fields),
    featureBadge: async (badge, isFeatured) => (await keeper()).featureBadge(badge, isFeatured),
    setFeaturedPart: async (slot, value) => (await keeper()).setFeaturedPart(slot, value),
    followChecklist: async (source) => (await keeper()).followChecklist(source),
    flush: async () => (await keeper()).flush(),
    accounts: async () => (await keeper()).port,
  }
  return session
}
