import type { SessionParts } from '../features/accounts/session/session-parts.ts'

/** The parts of a session on this site. */
export const siteSessionParts: SessionParts = {
  loadKeeper: () => import('../features/accounts/keep-session.ts').then((module) => module.keepSession),
  loadSignIn: () => import('../features/accounts/dialogs/show-sign-in.tsx').then((module) => module.showSignIn),
  loadFollower: () => import('./start-following.ts').then((module) => module.startFollowing),
}
