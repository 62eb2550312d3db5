import { itemPath, variantPath } from '#pages/routes/routes.ts'
import type { ClaimSubject as Subject } from '#documents/report.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { nameClaim } from './claim-names.ts'
import { placeNames } from './shelf-places.ts'

/** What is claimed, in a line with links. Whatever the game data does not know is shown as its id, without a link. */
export function ClaimSubject({ subject, game }: { subject: Subject; game: PlannerGame }) {
  if (subject.kind === 'other') {
    return (
      <>
        Something on <a href={subject.page}>{subject.page}</a>
      </>
    )
  }
  const named = nameClaim(game, subject)
  if (!named) {
    return (
      <>
        <code>{subject.item}</code> on <code>{subject.variant}</code>, which the site does not know
      </>
    )
  }
  const { item, variant, said, seen } = named
  return (
    <>
      <a href={itemPath(item)}>{item.name}</a> on <a href={variantPath(variant)}>{variant.name}</a>:{' '}
      <span className="visually-hidden">we say </span>
      <s>{placeNames[said]}</s> <span aria-hidden="true">→</span>
      <span className="visually-hidden">, the game shows</span> <b>{placeNames[seen]}</b>
    </>
  )
}
