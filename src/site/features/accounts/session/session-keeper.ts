import type { AccountsPort } from '../port/accounts-port.ts'
import type { Session, SessionState } from './session.ts'

/** The part of a session that an anonymous reader never loads. */
export interface SessionKeeper extends Pick<
  Session,
  'firstAnswer' | 'update' | 'updateFields' | 'setFeaturedPart' | 'featureBadge' | 'followChecklist' | 'flush'
> {
  readonly port: AccountsPort
}

/** What the keeper fills. */
export interface SessionShell {
  readonly state: () => SessionState
  readonly change: (change: Partial<SessionState>) => void
  /** Called once, as soon as it is known whether somebody is signed in, before anybody is greeted. */
  readonly onFirstAnswer: () => void
}
