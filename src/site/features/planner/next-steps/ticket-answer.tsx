import { useMemo } from 'react'
import type { NextStepRequest } from '#rankings/planner/rank-next-steps.ts'
import { spendTickets } from '#rankings/planner/spend-tickets.ts'
import { ShownCourses } from '../parts/shown-courses.tsx'
import { describeTicketAdvice } from './describe-ticket-advice.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './ticket-answer.css'

interface TicketAnswerProps extends Pick<PlannerViewProps, 'game' | 'levels'> {
  /** Must be a stable object. */
  readonly request: NextStepRequest
}

/** What to use the tickets for: one sentence, its reason, and the next best. Nothing where no number is given. */
export function TicketAnswer({ game, levels, request }: TicketAnswerProps) {
  const words = useMemo(() => {
    if (request.tickets === null) return null
    const asked = { ...request, tickets: request.tickets }
    return describeTicketAdvice(spendTickets(game, levels, asked), asked, game)
  }, [game, levels, request])
  return (
    <div aria-live="polite">
      {words && (
        <section className="card ticket-answer" aria-label="What to use them for">
          <p className="ticket-headline">{words.headline}</p>
          <p>{words.reason}</p>
          {words.nextBest && <p className="muted">{words.nextBest}</p>}
          <ShownCourses game={game} variants={words.variants} />
        </section>
      )}
    </div>
  )
}
