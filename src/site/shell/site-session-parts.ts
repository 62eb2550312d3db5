import type { SessionParts } from '../features/accounts/session/session-parts.ts'

/** The parts of a session on this site. */
export const siteSessionParts: SessionParts = {
  loadKeeper: async () => (await import('../features/accounts/keep-session.ts')).keepSession,
  loadSignIn: async () => (await import('../features/accounts/dialogs/show-sign-in.tsx')).showSignIn,
  // From the first answer on, the checklist belongs to the signed-in player.
  loadFollower: async () => (await import('../features/checklist/start-checklist.ts')).startChecklist,
}
