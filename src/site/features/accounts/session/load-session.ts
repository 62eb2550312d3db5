import type { Session } from './session.ts'

/** The session of this page, loaded on demand. */
export async function loadSession(): Promise<Session> {
  const { session } = await import('./current-session.ts')
  return session
}
