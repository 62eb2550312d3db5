import { useMemo, useState } from 'react'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { listRaceGains } from '#rankings/planner/answer-races.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { CountedRace, Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import * as say from '#wording/planner.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CourseChip } from '../../../ui/tours/course-chip.tsx'
import { DataTable, type Column } from '../../../ui/components/data-table.tsx'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { formatDifference, formatNumber } from '../../../ui/wording/wording.ts'
import { describeStep } from '../parts/describe-points.ts'
import './next-step-table.css'

const rowsAtFirst = 10

interface NextStepTableProps {
  readonly game: PlannerGame
  readonly collection: Collection
  readonly races: readonly (PlannerRace & CountedRace)[]
  readonly steps: readonly Upgrade[]
  readonly caption: string
}

/** Upgrades with what they gain, the ten best at first; a press on the gain shows on which courses. */
export function NextStepTable({ game, collection, races, steps, caption }: NextStepTableProps) {
  const [shown, setShown] = useState(rowsAtFirst)
  const columns = useMemo(() => buildColumns(game), [game])
  if (steps.length === 0) return <p className="muted">{say.noSteps()}</p>
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={steps.slice(0, shown)}
        keyOf={({ item }) => item.id}
        layout="next-table with-tickets"
        renderDetails={(step) => <RaceGains {...{ game, collection, races, step }} />}
      />
      {shown < steps.length && (
        <p className="planner-more">
          <Button onClick={() => setShown(steps.length)}>{say.showAll({ count: steps.length })}</Button>
        </p>
      )}
    </>
  )
}

function buildColumns(game: PlannerGame): readonly Column<Upgrade>[] {
  return [
    {
      id: 'item',
      title: say.item(),
      sortValue: ({ item }) => game.itemById.get(item.id)!.name,
      cell: (step) => {
        const item = game.itemById.get(step.item.id)!
        return (
          <th scope="row">
            <ItemChip item={item} /> <small>{describeStep(step)}</small>
            {item.knownTops && <small className="known-tops">{formatKnownTops(item.knownTops)}</small>}
          </th>
        )
      },
    },
    {
      id: 'gain',
      title: say.points(),
      hint: say.pointsHint(),
      numeric: true,
      descendingFirst: true,
      sortValue: ({ gain }) => gain,
      cell: ({ item, gain }, { isOpen, toggle }) => (
        <td className="count">
          <button
            type="button"
            className="gap-count"
            aria-expanded={isOpen}
            aria-label={say.pointsByItem({
              difference: formatDifference(gain),
              item: game.itemById.get(item.id)!.name,
            })}
            onClick={toggle}
          >
            {formatDifference(gain)}
          </button>
        </td>
      ),
    },
    {
      id: 'tickets',
      title: say.tickets(),
      numeric: true,
      sortValue: ({ tickets }) => tickets,
      cell: ({ tickets }) => (
        <td className="count" data-name={say.tickets()}>
          {tickets}
        </td>
      ),
    },
    {
      id: 'per-ticket',
      title: say.perTicket(),
      hint: say.perTicketHint(),
      numeric: true,
      descendingFirst: true,
      sortValue: ({ gain, tickets }) => gain / Math.max(tickets, 1),
      cell: ({ gain, tickets }) => (
        <td className="count" data-name={say.perTicket()}>
          {tickets > 0 ? formatNumber(Math.round(gain / tickets)) : '–'}
        </td>
      ),
    },
  ]
}

interface RaceGainsProps extends Pick<NextStepTableProps, 'game' | 'collection' | 'races'> {
  readonly step: Upgrade
}

function RaceGains({ game, collection, races, step }: RaceGainsProps) {
  const gains = useMemo(() => listRaceGains(game, collection, races, step), [game, collection, races, step])
  return (
    <ul className="chips">
      {gains.map(({ variant, gain, times }) => (
        <li key={variant}>
          <CourseChip variant={game.variants[variant]!} />{' '}
          <small>
            {formatDifference(gain)}
            {times > 1 && ` × ${times}`}
          </small>
        </li>
      ))}
    </ul>
  )
}
