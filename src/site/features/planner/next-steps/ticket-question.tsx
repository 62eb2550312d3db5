import { rich } from '../../../ui/wording/rich.tsx'
import { useId } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import { mostTickets, parseTickets } from '#pages/player/planner-address.ts'
import * as say from '#wording/planner.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './ticket-question.css'

/** "I have [2] [High-End] [kart] tickets": narrows what comes next. */
export function TicketQuestion({ state, ask }: Pick<PlannerViewProps, 'state' | 'ask'>) {
  const hintId = useId()
  return (
    <fieldset className="ticket-question" aria-describedby={hintId}>
      <legend className="visually-hidden">{say.yourTickets()}</legend>
      {rich(say.ticketQuestion(), {
        count: (
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostTickets}
            aria-label={say.ticketCount()}
            placeholder={say.anyNumber()}
            value={state.tickets ?? ''}
            onChange={(event) => ask({ tickets: parseTickets(event.target.value) })}
          />
        ),
        rarity: (
          <select
            aria-label={say.rarity()}
            value={state.rarity ?? ''}
            onChange={({ target }) => ask({ rarity: rarities.find((rarity) => rarity === target.value) ?? null })}
          >
            <option value="">{say.anyRarity()}</option>
            {rarities.toReversed().map((rarity) => (
              <option key={rarity} value={rarity}>
                {rarityNames[rarity]()}
              </option>
            ))}
          </select>
        ),
        kind: (tickets) => (
          <span>
            <select
              aria-label={say.kindOfItem()}
              value={state.kind ?? ''}
              onChange={({ target }) => ask({ kind: itemKinds.find((kind) => kind === target.value) ?? null })}
            >
              <option value="">{say.anyKind()}</option>
              {itemKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {say.ticketKind({ kind })}
                </option>
              ))}
            </select>{' '}
            {tickets}
          </span>
        ),
      })}
      <small id={hintId}>{say.ticketHint()}</small>
    </fieldset>
  )
}
