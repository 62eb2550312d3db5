import type { Session } from '../features/accounts/session/session.ts'
import { startChecklist } from '../features/checklist/start-checklist.ts'
import { followPreferences } from '../features/preferences/follow-preferences.ts'

/** From the first answer on, the site looks as the signed-in player prefers, and the checklist is theirs. */
export function startFollowing(session: Session): void {
  followPreferences(session)
  startChecklist(session)
}
