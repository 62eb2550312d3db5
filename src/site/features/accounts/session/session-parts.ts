import type { Session, SessionKeeper, SessionShell } from './session.ts'

export interface SignInEvents {
  /** The dialog begins to fade out. */
  readonly onClosing: () => void
  /** It has left the screen. */
  readonly onClosed: () => void
}

/** The parts of a session, each loaded when accounts are first needed, and asked for again after a failure. */
export interface SessionParts {
  readonly loadKeeper: () => Promise<(shell: SessionShell) => SessionKeeper>
  readonly loadSignIn: () => Promise<(events: SignInEvents) => void>
  /** What follows the session from the first answer on. */
  readonly loadFollower: () => Promise<(session: Session) => void>
}

let given: SessionParts | null = null

/** Called by the shell, which knows all parts: a session knows neither dialogs nor checklists. */
export function provideSessionParts(parts: SessionParts): void {
  given = parts
}

export function sessionParts(): SessionParts {
  if (!given) throw new Error('The session was asked before its parts were provided (provideSessionParts).')
  return given
}
