import { useState } from 'react'
import { formatKnownTops } from '#pages/source/item-wording.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { NextStep } from '#rankings/planner/rank-next-steps.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChips } from '../../../ui/tours/course-chip.tsx'
import { DataTable, type Column } from '../../../ui/components/data-table.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
import './next-step-table.css'

const rowsAtFirst = 20

interface NextStepTableProps {
  readonly game: PlannerGame
  readonly steps: readonly NextStep[]
  readonly caption: string
  readonly hasTickets?: boolean
}

export function NextStepTable({ game, steps, caption, hasTickets = false }: NextStepTableProps) {
  const [shown, setShown] = useState(rowsAtFirst)
  if (steps.length === 0) return <p className="muted">None in this selection.</p>
  return (
    <>
      <DataTable
        caption={caption}
        columns={hasTickets ? [...columns, ...ticketColumns] : columns}
        rows={steps.slice(0, shown)}
        keyOf={({ outlook }) => outlook.item.id}
        layout={hasTickets ? 'next-table with-tickets' : 'next-table'}
        renderDetails={({ closes }) => <CourseChips variants={closes.map((index) => game.variants[index]!)} />}
      />
      {shown < steps.length && (
        <p className="planner-more">
          <Button onClick={() => setShown(steps.length)}>Show all {steps.length}</Button>
        </p>
      )}
    </>
  )
}

const columns: readonly Column<NextStep>[] = [
  {
    id: 'item',
    title: 'Item',
    sortValue: ({ outlook }) => outlook.item.name,
    cell: ({ outlook, to, tickets }) => (
      <th scope="row">
        <ItemChip item={outlook.item} />
        {to > 1 && <small>{describeLevel(outlook.from, to, tickets)}</small>}
        <OtherSteps outlook={outlook} to={to} />
        {outlook.item.knownTops && <small className="known-tops">{formatKnownTops(outlook.item.knownTops)}</small>}
      </th>
    ),
  },
  {
    id: 'gaps',
    title: 'Gaps',
    hint: 'Gaps it closes; press the number to see the courses',
    numeric: true,
    descendingFirst: true,
    sortValue: ({ closes }) => closes.length,
    cell: ({ outlook, closes }, { isOpen, toggle }) => (
      <td className="count">
        <button
          type="button"
          className="gap-count"
          aria-expanded={isOpen}
          aria-label={`${outlook.item.knownTops ? 'At least ' : ''}${formatCount(closes.length, 'gap')} closed by ${outlook.item.name}: show courses`}
          onClick={toggle}
        >
          {outlook.item.knownTops && '≥'}
          {closes.length}
        </button>
      </td>
    ),
  },
]

const ticketColumns: readonly Column<NextStep>[] = [
  {
    id: 'tickets',
    title: 'Tickets',
    numeric: true,
    sortValue: ({ tickets }) => tickets,
    cell: ({ tickets }) => (
      <td className="count" data-name="Tickets">
        {tickets}
      </td>
    ),
  },
  {
    id: 'per-ticket',
    title: 'Per ticket',
    hint: 'Gaps closed per level-up ticket',
    numeric: true,
    descendingFirst: true,
    sortValue: ({ perTicket }) => perTicket ?? 0,
    cell: ({ perTicket }) => (
      <td className="count" data-name="Per ticket">
        {perTicket?.toFixed(2)}
      </td>
    ),
  },
]

function describeLevel(from: number, to: number, tickets: number): string {
  return from > 0 ? `level ${from} → ${to}` : `at level ${to}, ${formatCount(tickets, 'ticket')}`
}

/** What the item would close at other levels; of a missing one, at higher ones. */
function OtherSteps({ outlook, to }: Pick<NextStep, 'outlook' | 'to'>) {
  const others = outlook.steps.filter((step) => step.to !== to)
  if (others.length === 0) return null
  return <small className="other-levels">{others.map(describeStep).join(', ')}</small>
}

function describeStep({ to, tickets, closes }: NextStep['outlook']['steps'][number], index: number): string {
  const count = index === 0 ? formatCount(closes.length, 'gap') : closes.length
  const cost = tickets === 0 ? '' : ` (${formatCount(tickets, 'ticket')})`
  return `${count} at level ${to}${cost}`
}
