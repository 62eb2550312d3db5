import type { SessionParts } from '../features/accounts/session/session-parts.ts'

/** The parts of a session on this site. */
export const siteSessionParts: SessionParts = {
  loadKeeper: () => import('../features/accounts/keep-session.ts').then((module) => module.keepSession),
  loadSignIn: () => import('../features/accounts/dialogs/show-sign-in.tsx').then((module) => module.showSignIn),
  // From the first answer on, the checklist belongs to the signed-in player.
  loadFollower: () => import('../features/checklist/start-checklist.ts').then((module) => module.startChecklist),
}
