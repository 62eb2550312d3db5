import type { SessionKeeper, SessionShell } from './session-keeper.ts'
import { signedOutState, type Session, type SessionState } from './session.ts'

/** A session whose keeper comes with the first question about accounts. @param load may be called again after a failure */
export function createSession(load: (shell: SessionShell) => Promise<SessionKeeper>): Session {
  let state = signedOutState
  let loading: Promise<SessionKeeper> | null = null
  const listeners = new Set<() => void>()

  function change(changes: Partial<SessionState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function keeper(): Promise<SessionKeeper> {
    loading ??= load({ state: () => state, change }).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    firstAnswer: async () => (await keeper()).firstAnswer(),
    async requestSignIn(intent = '') {
      change({ authIntent: intent })
      const { showSignIn } = await import('../accounts/dialogs/show-sign-in.tsx')
      showSignIn(() => state.user || change({ authIntent: '' }))
    },
    update: async (fields) => (await keeper()).update(fields),
    setFeaturedPart: async (slot, value) => (await keeper()).setFeaturedPart(slot, value),
    accounts: async () => (await keeper()).port,
  }
}
