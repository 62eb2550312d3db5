import type { Session } from './session.ts'

/** The session of this page. Readers about whom nothing is asked never load its code. */
export async function loadSession(): Promise<Session> {
  const { session } = await import('./current-session.ts')
  return session
}
