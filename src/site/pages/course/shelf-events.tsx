import * as say from '#wording/course.ts'
import './shelf-events.css'
import type { ReactNode } from 'react'
import { itemKinds, type ShelfLevel } from '#catalogue/entities.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import type { ShelfEvent } from '#pages/data/shelf-views.ts'
import { Day } from '../../ui/wording/day.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { LevelMark, ShelfMark } from '../../ui/items/shelf-mark.tsx'

interface ShelfEventsProps {
  readonly history: readonly ShelfEvent[]
  /** Of the page: events name them by their index. */
  readonly items: readonly ItemRef[]
}

/** Record by record, newest first: what came onto which shelf. The oldest record lists everything it found. */
export function ShelfEvents({ history, items }: ShelfEventsProps) {
  return (
    <ol className="shelf-events">
      {history.map(({ date, top = [], raised = [], middle = [], gone = [] }, index) => (
        <li key={date}>
          <h3>
            <Day date={date} /> {index === history.length - 1 && <small className="muted">{say.firstRecord()}</small>}
          </h3>
          <Arrivals
            title={<ShelfMark shelf="top" />}
            items={items}
            entries={[...top.map((item) => [item, 1] as const), ...raised]}
          />
          <Arrivals title={<ShelfMark shelf="middle" />} items={items} entries={middle.map((item) => [item, 1])} />
          <Arrivals title={say.removed()} items={items} entries={gone.map((item) => [item, 1])} />
        </li>
      ))}
    </ol>
  )
}

interface ArrivalsProps {
  readonly title: ReactNode
  readonly items: readonly ItemRef[]
  readonly entries: readonly (readonly [index: number, level: ShelfLevel])[]
}

function Arrivals({ title, items, entries }: ArrivalsProps) {
  if (entries.length === 0) return null
  const arrived = entries
    .map(([index, level]) => ({ item: items[index]!, level }))
    .toSorted((a, b) => itemKinds.indexOf(a.item.kind) - itemKinds.indexOf(b.item.kind))
  return (
    <div>
      <p>{title}</p>
      <ul className="chips">
        {arrived.map(({ item, level }) => (
          <li key={item.id}>
            <ItemChip item={item} /> <LevelMark level={level} />
          </li>
        ))}
      </ul>
    </div>
  )
}
