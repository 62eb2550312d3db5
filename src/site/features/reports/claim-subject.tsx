import { itemPath, variantPath } from '#pages/routes/routes.ts'
import type { PublicClaim, ClaimSubject as Subject } from '#documents/report.ts'
import { isIsoDate } from '#catalogue/calendar.ts'
import type { PlannerGame, NamedVariant, PlannerItem } from '#rankings/planner/planner-game.ts'
import * as texts from '#wording/reports.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { keyOfPlace, type PlaceKey, placeNames } from './shelf-places.ts'

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

/** A claim about a shelf, with what the catalogue knows of it. */
interface NamedClaim {
  readonly item: PlannerItem
  readonly variant: NamedVariant
  readonly said: PlaceKey
  readonly seen: PlaceKey
}

/** Null for what the game data does not know: nothing is shown of it. */
export function nameClaim(
  game: PlannerGame,
  { item: itemId, variant: variantId, said, seen }: Extract<Subject, { kind: 'shelf' }>,
): NamedClaim | null {
  const item = game.itemById.get(itemId)
  const variant = [...game.variants, ...game.unrecorded].find(({ id }) => id === variantId)
  return item && variant ? { item, variant, said: keyOfPlace(said), seen: keyOfPlace(seen) } : null
}
