import { useId } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import { mostTickets, parseTickets } from '#pages/player/planner-address.ts'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './ticket-question.css'

/** "I have [2] [High-End] [kart] tickets": narrows what comes next. */
export function TicketQuestion({ state, ask }: Pick<PlannerViewProps, 'state' | 'ask'>) {
  const hintId = useId()
  return (
    <fieldset className="ticket-question" aria-describedby={hintId}>
      <legend className="visually-hidden">Your level-up tickets</legend>I have{' '}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={mostTickets}
        aria-label="Number of tickets"
        placeholder="any"
        value={state.tickets ?? ''}
        onChange={(event) => ask({ tickets: parseTickets(event.target.value) })}
      />{' '}
      <select
        aria-label="Rarity"
        value={state.rarity ?? ''}
        onChange={({ target }) => ask({ rarity: rarities.find((rarity) => rarity === target.value) ?? null })}
      >
        <option value="">any-rarity</option>
        {rarities.toReversed().map((rarity) => (
          <option key={rarity} value={rarity}>
            {rarityNames[rarity]()}
          </option>
        ))}
      </select>{' '}
      <span>
        <select
          aria-label="Kind of item"
          value={state.kind ?? ''}
          onChange={({ target }) => ask({ kind: itemKinds.find((kind) => kind === target.value) ?? null })}
        >
          <option value="">item</option>
          {itemKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </select>{' '}
        tickets
      </span>
      <small id={hintId}>Enter a number for advice; rarity and kind narrow the lists below.</small>
    </fieldset>
  )
}
