import { formatDifference } from '../../../ui/wording/wording.ts'
import { useMemo } from 'react'
import { itemPath } from '#pages/routes/routes.ts'
import { listRaceGains } from '#rankings/planner/answer-races.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { CountedRace, Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { describeCost, describeStep, describeUpgrade } from '../parts/describe-points.ts'
import './ticket-answer.css'

interface TicketAnswerProps {
  readonly game: PlannerGame
  readonly collection: Collection
  readonly races: readonly (PlannerRace & CountedRace)[]
  /** What the tickets pay for, most points first; null where no number is given. */
  readonly affordable: readonly Upgrade[] | null
  /** Where they pay for nothing that gains: what does for the fewest more; null for nothing. */
  readonly beyond: Upgrade | null
}

/** What to use the tickets for: one sentence, where it gains, and the next best. */
export function TicketAnswer({ game, collection, races, affordable, beyond }: TicketAnswerProps) {
  const [best, second] = affordable ?? []
  const gains = useMemo(
    () => (best ? listRaceGains(game, collection, races, best) : []),
    [game, collection, races, best],
  )
  const nameOf = ({ item }: Upgrade) => game.itemById.get(item.id)!.name
  const [most, ...others] = gains
  return (
    <div aria-live="polite">
      {affordable && (
        <section className="card ticket-answer" aria-label="What to use them for">
          {best && most ? (
            <>
              <p className="ticket-headline">
                <a href={itemPath(best.item)}>{nameOf(best)}</a> {describeStep(best)}: {formatDifference(best.gain)}{' '}
                points
              </p>
              <p>
                {formatDifference(most.gain)} on {game.variants[most.variant]!.name}
                {others.length > 0 && `, and on ${others.length} more`}, {describeCost(best)}.
              </p>
              {second && (
                <p className="muted">
                  Second: {nameOf(second)} {describeUpgrade(second)}.
                </p>
              )}
            </>
          ) : (
            <p>
              So many tickets of this sort gain nothing on any course.
              {beyond && ` The next to gain: ${nameOf(beyond)} ${describeUpgrade(beyond)}.`}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
