import { useStore } from '../../../ui/store/create-store.ts'
import { createSession } from './create-session.ts'
import { signedOutState, type SessionState } from './session.ts'

/** The session of this page. Never used while prerendering. */
export const session = createSession()

/** The reader's session, live. Signed out in prerendered markup and until the first answer. */
export function useSession(): SessionState {
  return useStore({ read: session.state, subscribe: session.subscribe }, () => signedOutState)
}
