import { routes } from '#pages/routes/routes.ts'

/** Beside a card of the best there are. */
export function MarkInvitation() {
  return (
    <>
      These are the best there are. <a href={routes.checklist}>Mark what you own</a>, and this becomes your card.
    </>
  )
}
