import { useStore } from '../../../ui/store/create-store.ts'
import { session } from './current-session.ts'
import { signedOutState, type SessionState } from './session.ts'

/** Who the visitor is, live. Nobody in prerendered markup and until the first answer. */
export function useSession(): SessionState {
  return useStore({ read: session.state, subscribe: session.subscribe }, () => signedOutState)
}
