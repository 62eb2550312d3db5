import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { formatDifference } from '../../../ui/wording/wording.ts'
import { useMemo } from 'react'
import { itemPath } from '#pages/routes/routes.ts'
import { listRaceGains } from '#rankings/planner/answer-races.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { CountedRace, Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { findCost, describeStep, describeUpgrade } from '../parts/describe-points.ts'
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
        <section className="card ticket-answer" aria-label={say.ticketAdvice()}>
          {best && most ? (
            <>
              <p className="ticket-headline">
                {rich(say.ticketHeadline({ step: describeStep(best), difference: formatDifference(best.gain) }), {
                  item: <a href={itemPath(best.item)}>{nameOf(best)}</a>,
                })}
              </p>
              <p>
                {say.ticketGain({
                  difference: formatDifference(most.gain),
                  course: game.variants[most.variant]!.name,
                  others: others.length,
                  cost: findCost(best),
                  tickets: best.tickets,
                })}
              </p>
              {second && (
                <p className="muted">{say.ticketSecond({ item: nameOf(second), upgrade: describeUpgrade(second) })}</p>
              )}
            </>
          ) : (
            <p>
              {say.ticketsGainNothing()}{' '}
              {beyond && say.ticketNext({ item: nameOf(beyond), upgrade: describeUpgrade(beyond) })}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
