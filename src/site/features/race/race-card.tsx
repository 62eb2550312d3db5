import type { ReactNode } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { itemPath, variantPath } from '#pages/routes/routes.ts'
import * as say from '#wording/race.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CourseEmblem, ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { BoostMark } from '../../ui/items/shelf-mark.tsx'
import { formatPoints, kindNames } from '../../ui/wording/wording.ts'
import { describeRacePoints } from '../planner/parts/describe-points.ts'
import type { CardCourse, CardPick } from './card-course.ts'
import './race-card.css'

export interface RaceCardProps {
  readonly courses: readonly CardCourse[]
  /** What marks the best there is on a card of somebody's own. Left out where all are. */
  readonly lacking?: string | undefined
  /** Whether it is about to be replaced by the reader's own. */
  readonly isWaiting?: boolean
  /** What can be done with a course. */
  readonly renderTool?: ((index: number) => ReactNode) | undefined
}

/** Course by course the driver, kart and glider to race with. */
export function RaceCard({ courses, lacking, isWaiting = false, renderTool }: RaceCardProps) {
  return (
    <ol className="columns race-card" style={{ '--parts': courses.length }} aria-busy={isWaiting || undefined}>
      {courses.map(({ variant, picks, points }, index) => (
        // Where a course takes the place of another, the button that chose it keeps the focus.
        <li key={index} className="race-course">
          <h3>
            <a href={variantPath(variant)}>
              <CourseEmblem courseId={variant.courseId} />
              <span>{variant.name}</span>
            </a>
          </h3>
          {renderTool?.(index)}
          {points && (
            <p className="race-points">
              {rich(describeRacePoints(formatPoints(points.points, points.isEstimated), points.lead), {
                b: (text) => <b>{text}</b>,
                lead: (text) => <small>{text}</small>,
              })}
            </p>
          )}
          <ul className="columns">
            {itemKinds.map((kind) => (
              <li key={kind}>
                <Pick kind={kind} pick={picks[kind]} lacking={lacking} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Pick({ kind, pick, lacking }: { kind: ItemKind; pick: CardPick | null; lacking: string | undefined }) {
  if (!pick) return <p className="race-pick muted">{say.noKind({ kind })}</p>
  const { item, shelf, isBoosted, level, of } = pick
  const isOwner = of === 'owner'
  return (
    <a className={`race-pick marked ${item.rarity}`} href={itemPath(item)}>
      <ItemEmblem item={item} size="medium" />
      <span className="race-kind">
        {kindNames[kind]}
        <span className="visually-hidden">: </span>
      </span>
      <b>{item.name}</b>
      <small>
        {lacking && !isOwner ? (
          lacking
        ) : (
          <>
            <span className={`shelf shelf-${shelf}`}>
              {say.shelfShort({ shelf })}
              {isBoosted && <BoostMark />}
            </span>{' '}
            {level !== null && <span className="level">{say.levelShort({ level })}</span>}
          </>
        )}
      </small>
    </a>
  )
}
