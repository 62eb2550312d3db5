import { routes } from '#pages/routes/routes.ts'
import * as say from '#wording/race.ts'
import { describeWaiting } from '../checklist/waiting-items.tsx'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { MarkInvitation } from './mark-invitation.tsx'

/** Where the checklist is empty: what waits to be added to it comes before anything new. */
export function OwnInvitation() {
  const { waitingCount } = useReaderChecklist()
  if (waitingCount === 0) return <MarkInvitation />
  return (
    <>
      <span>{describeWaiting(waitingCount)}</span> <a href={routes.checklist}>{say.reviewThem()}</a>
    </>
  )
}
