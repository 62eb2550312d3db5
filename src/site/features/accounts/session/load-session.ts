import type { Session } from './session.ts'

/** The session of this page, loaded on demand. */
export function loadSession(): Promise<Session> {
  return import('./current-session.ts').then(({ session }) => session)
}
