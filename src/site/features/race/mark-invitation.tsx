import * as say from '#wording/race.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { routes } from '#pages/routes/routes.ts'

/** Beside a card of the best there are. */
export function MarkInvitation() {
  return <>{rich(say.markInvitation(), { link: (inner) => <a href={routes.checklist}>{inner}</a> })}</>
}
