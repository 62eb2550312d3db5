import type { ReactNode } from 'react'
import type { RankedCupDate } from '#pages/data/tour-views.ts'
import * as say from '#wording/race.ts'
import { routes, itemPath, variantPath } from '#pages/routes/routes.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CourseEmblem, ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { BoostMark } from '../../ui/items/shelf-mark.tsx'
import { formatPoints, kindNames } from '../../ui/wording/wording.ts'
import { shareOrShowFailure } from '../sharing/share-or-show-failure.ts'
import { describeRacePoints } from '../planner/parts/describe-points.ts'
import type { CardCourse, CardPick } from './card-course.ts'
import './race-panel.css'

interface RacePanelProps extends RaceCardProps {
  /** The ranked cup that has these courses: the head of the picture. Null where none has. */
  readonly week: RankedCupDate | null
  readonly courses: readonly CardCourse[]
  /** Whether somebody else has sent the card. */
  readonly isSent?: boolean
  /** One line of what to do about it. */
  readonly help: ReactNode
}

/** A race card with a line of advice, and the ways to share it. */
export function RacePanel({ week, isSent = false, help, ...card }: RacePanelProps) {
  return (
    <div className="race-panel">
      <RaceCard {...card} />
      <p className="race-help">{help}</p>
      <RaceTools week={week} courses={card.courses} isSent={isSent} />
    </div>
  )
}

/** Beside a card of the best there are. */
export function MarkInvitation() {
  return <>{rich(say.markInvitation(), { link: (inner) => <a href={routes.checklist}>{inner}</a> })}</>
}

interface RaceToolsProps {
  readonly week: RankedCupDate | null
  readonly courses: readonly CardCourse[]
  /** Whether somebody else has sent the card. */
  readonly isSent: boolean
}

const theCard = say.theCard()

/** Shares the card: as a link that needs no account, or as a picture. Their code comes with the first press. */
function RaceTools({ week, courses, isSent }: RaceToolsProps) {
  return (
    <p className="race-tools">
      <button
        type="button"
        className="button"
        onClick={() => shareOrShowFailure(theCard, () => shareLink(week, courses))}
      >
        {say.shareLink()}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => shareOrShowFailure(theCard, () => sharePicture(week, courses, isSent))}
      >
        {say.picture()}
      </button>
    </p>
  )
}

async function shareLink(week: RankedCupDate | null, courses: readonly CardCourse[]): Promise<void> {
  const { shareRaceLink } = await import('./share-race-link.ts')
  await shareRaceLink(week, courses)
}

async function sharePicture(
  week: RankedCupDate | null,
  courses: readonly CardCourse[],
  isSent: boolean,
): Promise<void> {
  const { shareRacePicture } = await import('./share-race-picture.ts')
  await shareRacePicture(week, courses, isSent)
}

interface RaceCardProps {
  readonly courses: readonly CardCourse[]
  /** What marks the best there is on a card of somebody's own. Left out where all are. */
  readonly lacking?: string | undefined
  /** Whether it is about to be replaced by the reader's own. */
  readonly isWaiting?: boolean
  /** What can be done with a course. */
  readonly renderTool?: ((index: number) => ReactNode) | undefined
}

/** Course by course the driver, kart and glider to race with. */
function RaceCard({ courses, lacking, isWaiting = false, renderTool }: RaceCardProps) {
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
