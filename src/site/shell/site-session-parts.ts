import type { SessionParts } from '../features/accounts/session/session-parts.ts'

/** The parts of a session on this site. */
export const siteSessionParts: SessionParts = {
  loadKeeper: () => import('../features/accounts/keep-session.ts').then(({ keepSession }) => keepSession),
  loadSignIn: () => import('../features/accounts/dialogs/show-sign-in.tsx').then(({ showSignIn }) => showSignIn),
  loadFollower: () => import('./start-following.ts').then(({ startFollowing }) => startFollowing),
}
