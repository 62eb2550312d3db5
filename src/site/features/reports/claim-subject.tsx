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
  const when = day !== null && isIsoDate(day) && (
    <>
      {' '}
      {texts.on()} <Day date={day} />
    </>
  )
  if (subject.kind === 'other') {
    return (
      <>
        {rich(texts.somethingOn(), {
          link: <a href={subject.page}>{subject.page}</a>,
          more: when && <>{rich(texts.seen(), { when: when })}</>,
        })}
      </>
    )
  }
  const named = nameClaim(game, subject)
  if (!named) {
    return (
      <>{rich(texts.onWhichTheSite(), { code: <code>{subject.item}</code>, code2: <code>{subject.variant}</code> })}</>
    )
  }
  const { item, variant, said, seen } = named
  return (
    <>
      {rich(texts.on2(), {
        link: <a href={itemPath(item)}>{item.name}</a>,
        link2: <a href={variantPath(variant)}>{variant.name}</a>,
        more:
          said === seen ? (
            <>{rich(texts.already(), { strong: <b>{placeNames[seen]}</b>, when: when })}</>
          ) : (
            <>
              <span className="visually-hidden">{texts.weSay()}</span>
              <s>{placeNames[said]}</s> <span aria-hidden="true">→</span>
              <span className="visually-hidden">{texts.theGameShowed()}</span> <b>{placeNames[seen]}</b>
              {when}
            </>
          ),
      })}
    </>
  )
}
