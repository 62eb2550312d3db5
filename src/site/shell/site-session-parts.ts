import type { SessionParts } from '../features/accounts/session/session-parts.ts'
import { makeRepeatable } from '../ui/loading/import-anew.ts'

// Whoever signs in may have lost the connection, and tries again on the same page.
const importKeeper = makeRepeatable(() => import('../features/accounts/keep-session.ts'))

/** The parts of a session on this site. */
export const siteSessionParts: SessionParts = {
  loadKeeper: async () => (await importKeeper()).keepSession,
  loadSignIn: () => import('../features/accounts/dialogs/show-sign-in.tsx').then((module) => module.showSignIn),
  loadFollower: () => import('./start-following.ts').then((module) => module.startFollowing),
}
