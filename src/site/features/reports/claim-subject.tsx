import { itemPath, variantPath } from '#pages/routes/routes.ts'
import type { PublicClaim } from '#documents/report.ts'
import { isIsoDate } from '#catalogue/calendar.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { Day } from '../../ui/wording/day.tsx'
import { nameClaim } from './claim-names.ts'
import { placeNames } from './shelf-places.ts'

/** What is claimed, in a line with links. Whatever the game data does not know is shown as its id, without a link. */
export function ClaimSubject({ claim, game }: { claim: Pick<PublicClaim, 'subject' | 'day'>; game: PlannerGame }) {
  const { subject, day } = claim
  const when = day !== null && isIsoDate(day) && (
    <>
      {' '}
      on <Day date={day} />
    </>
  )
  if (subject.kind === 'other') {
    return (
      <>
        Something on <a href={subject.page}>{subject.page}</a>
        {when && <>, seen{when}</>}
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
      {said === seen ? (
        <>
          <b>{placeNames[seen]}</b>, already{when}
        </>
      ) : (
        <>
          <span className="visually-hidden">we say </span>
          <s>{placeNames[said]}</s> <span aria-hidden="true">→</span>
          <span className="visually-hidden">, the game showed</span> <b>{placeNames[seen]}</b>
          {when}
        </>
      )}
    </>
  )
}
