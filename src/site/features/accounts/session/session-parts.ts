import type { Session } from './session.ts'
import type { SessionKeeper, SessionShell } from './session-keeper.ts'

/** What a session is made of once somebody asks about accounts; each is loaded then, and not before. */
export interface SessionParts {
  /** May be called again after a failure. */
  readonly loadKeeper: () => Promise<(shell: SessionShell) => SessionKeeper>
  readonly loadSignIn: () => Promise<(onClosed: () => void) => void>
  /** What follows the session from the first answer on. */
  readonly loadFollower: () => Promise<(session: Session) => void>
}

let given: SessionParts | null = null

/** Hands the parts in, from the shell that knows them all: a session knows neither dialogs nor checklists. */
export function provideSessionParts(parts: SessionParts): void {
  given = parts
}

export function sessionParts(): SessionParts {
  if (!given) throw new Error('The session was asked before its parts were provided (provideSessionParts).')
  return given
}
