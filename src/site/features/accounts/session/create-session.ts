import type { SessionKeeper } from './session-keeper.ts'
import { sessionParts } from './session-parts.ts'
import { signedOutState, type Session, type SessionState } from './session.ts'

/** A session whose keeper comes with the first question about accounts. */
export function createSession(): Session {
  let state = signedOutState
  let loading: Promise<SessionKeeper> | null = null
  const listeners = new Set<() => void>()

  function change(changes: Partial<SessionState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function keeper(): Promise<SessionKeeper> {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  async function load(): Promise<SessionKeeper> {
    const keepSession = await sessionParts().loadKeeper()
    const arrived = keepSession({ state: () => state, change })
    // Without an answer there is nobody to follow; whoever asks hears of the failure.
    arrived
      .firstAnswer()
      .then(follow, () => undefined)
      .catch(console.error)
    return arrived
  }

  async function follow(): Promise<void> {
    const startFollowing = await sessionParts().loadFollower()
    startFollowing(session)
  }

  const session: Session = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    firstAnswer: async () => (await keeper()).firstAnswer(),
    async requestSignIn(intent = '') {
      change({ authIntent: intent })
      const showSignIn = await sessionParts().loadSignIn()
      showSignIn(() => state.user || change({ authIntent: '' }))
    },
    update: async (fields) => (await keeper()).update(fields),
    setFeaturedPart: async (slot, value) => (await keeper()).setFeaturedPart(slot, value),
    accounts: async () => (await keeper()).port,
  }
  return session
}
