import { itemPath, variantPath } from '#pages/routes/routes.ts'
import type { PublicClaim } from '#documents/report.ts'
import { isIsoDate } from '#catalogue/calendar.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as texts from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { nameClaim } from './claim-names.ts'
import { placeNames } from './shelf-places.ts'

/** What is claimed, in a line with links. Whatever the game data does not know is shown as its id, without a link. */
export function ClaimSubject({ claim, game }: { claim: Pick<PublicClaim, 'subject' | 'day'>; game: PlannerGame }) {
  const { subject, day } = claim
  const hasDay = day !== null && isIsoDate(day)
  const when = { hasDay: hasDay ? 'yes' : 'no' }
  const elements = { day: hasDay && <Day date={day} />, b: (text: string) => <b>{text}</b> }
  if (subject.kind === 'other') {
    return <>{rich(texts.somethingOn(when), { ...elements, page: <a href={subject.page}>{subject.page}</a> })}</>
  }
  const named = nameClaim(game, subject)
  if (!named) {
    return (
      <>{rich(texts.unknownClaim(), { item: <code>{subject.item}</code>, course: <code>{subject.variant}</code> })}</>
    )
  }
  const { item, variant, said, seen } = named
  const links = {
    item: <a href={itemPath(item)}>{item.name}</a>,
    course: <a href={variantPath(variant)}>{variant.name}</a>,
  }
  const shelf = placeNames[seen]
  if (said === seen) return <>{rich(texts.claimAlready({ shelf, ...when }), { ...elements, ...links })}</>
  return (
    <>
      {rich(texts.claimChange({ shelf, ...when }), {
        ...elements,
        ...links,
        hidden: (text) => <span className="visually-hidden">{text}</span>,
        said: <s>{placeNames[said]}</s>,
        arrow: <span aria-hidden="true">→</span>,
      })}
    </>
  )
}
