import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { findTourGaps, type TourGaps } from '#rankings/planner/find-tour-gaps.ts'
import { ownsSomething, type OwnedLevels, type PlannerGame } from '#rankings/planner/planner-game.ts'
import type { NextStep } from '#rankings/planner/rank-next-steps.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { Section } from '../../ui/components/section.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { formatCount, kindPlurals } from '../../ui/wording/wording.ts'
import { useReaderChecklist } from '../checklist/use-reader-checklist.ts'
import { usePlannerGame } from '../game/use-planner-game.ts'
import { ShortItemsNote } from './parts/short-items-note.tsx'
import { ShownCourses } from './parts/shown-courses.tsx'
import './tour-gaps-card.css'

export interface TourGapsCardProps {
  readonly variantIds: readonly string[]
  /** Of a tour that has not begun. */
  readonly start: IsoDate | null
}

/** Where the reader lacks a top-shelf item in a tour, and what would help most; null for who owns nothing. */
export function TourGapsCard({ variantIds, start }: TourGapsCardProps) {
  const { owned } = useReaderChecklist()
  const { value: game, error, retry } = usePlannerGame()
  const gaps = useMemo(
    () =>
      game &&
      ownsSomething(game, owned) &&
      itemKinds.map((kind) => ({ kind, ...findTourGaps(game, owned, variantIds, kind) })),
    [game, owned, variantIds],
  )
  if (owned.size === 0 || variantIds.length === 0) return null
  if (error !== undefined) return <LoadFailure what="Your gaps there" retry={retry} />
  if (!game || !gaps) return null
  return (
    <Section
      id="your-gaps"
      title="Your gaps there"
      aside={start === null ? 'What would help most' : 'What would help most before it begins'}
    >
      <div className="tour-gaps">
        {gaps.map((ofKind) => (
          <KindGaps key={ofKind.kind} game={game} levels={owned} {...ofKind} />
        ))}
      </div>
    </Section>
  )
}

interface KindGapsProps extends TourGaps {
  readonly game: PlannerGame
  readonly levels: OwnedLevels
  readonly kind: ItemKind
}

function KindGaps({ game, levels, kind, of, gaps, get, levelUp }: KindGapsProps) {
  return (
    <section className="card" aria-label={`${kindPlurals[kind]}: your gaps`}>
      <h3>{kindPlurals[kind]}</h3>
      {gaps.length === 0 ? (
        <p>You own a top-shelf {kind} for each of its courses.</p>
      ) : (
        <>
          <p>
            No top-shelf {kind} on <b>{gaps.length}</b> of {formatCount(of, 'course')}
          </p>
          <ShortItemsNote game={game} levels={levels} kind={kind} />
          <Step what="Get" step={get} />
          <Step what="Level up" step={levelUp} />
          <ShownCourses game={game} variants={gaps} />
        </>
      )}
    </section>
  )
}

/** A line in any case, so that the card is as high as the place that is kept for it. */
function Step({ what, step }: { what: string; step: NextStep | null }) {
  if (step === null) return <p className="tour-gaps-step muted">{what}: nothing closes any</p>
  const { outlook, to, closes } = step
  return (
    <p className="tour-gaps-step">
      {what} <ItemChip item={outlook.item} />{' '}
      <small>
        {to > 1 && `level ${to}, `}closes {outlook.item.knownTops && 'at least '}
        {closes.length}
      </small>
    </p>
  )
}
