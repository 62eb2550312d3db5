import { type KeyboardEvent, type MouseEvent, useState, memo, type ReactNode, useMemo } from 'react'
import { itemLevels, type CapStep, type ItemLevel, type Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import { groupBy } from '#base/group-by.ts'
import { rarityOfKind } from '#wording/kinds.ts'
import { describeLevel } from '../../features/checklist/describe-change.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { isModified } from '../../ui/keyboard/key-events.ts'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { useLevelKeypad } from './level-keypad.tsx'
import { type CollectionProgress, groupIds, isComplete, type Progress } from './count-progress.ts'
import { type ArrowKey, findNeighbour, isArrowKey, paintLevel, tapLevel } from './quick-entry-steps.ts'
import { usePainting } from './use-painting.ts'
import './quick-entry.css'

interface EntryCellProps {
  readonly item: ItemRef
  readonly level: ItemLevel
  /** Whether the Tab key stops at it: only one cell has it. */
  readonly isStop: boolean
}

/** One item as the game shows it: a picture, a name, a level. The surrounding grid handles its events. */
const EntryCell = memo(function EntryCell({ item, level, isStop }: EntryCellProps) {
  const { id, name, rarity } = item
  return (
    <li className={`entry-cell ${rarity}${level > 0 ? ' owned' : ''}`} data-item={id}>
      <button type="button" tabIndex={isStop ? 0 : -1}>
        <ItemEmblem item={item} size="medium" />
        <b translate="no">{name}</b>
        <span className="visually-hidden">{level > 0 ? say.cellLevel({ level }) : say.cellNotOwned()}</span>
        {level > 0 && (
          <i className="cell-level" aria-hidden="true">
            {level}
          </i>
        )}
      </button>
    </li>
  )
})

interface QuickEntryProps {
  readonly entries: readonly ItemListEntry[]
  readonly owned: Levels
  readonly caps: ReadonlyMap<string, CapStep>
  readonly progress: CollectionProgress
  readonly isGrouped: boolean
  /** What a tap on an item sets. */
  readonly level: ItemLevel
}

/** Of one item, by a tap or a key. */
interface LastChange {
  readonly id: string
  readonly level: ItemLevel
  /** What was chosen then. */
  readonly chosen: ItemLevel
}

/**
 * The collection as the game shows it, to enter many items in one go: a tap sets the chosen level, another tap raises
 * it, and a swipe paints. Held, pressed with the other button, or by `p`, an item opens its keypad, which has points caps.
 */
export function QuickEntry({ entries, owned, caps, progress, isGrouped, level }: QuickEntryProps) {
  const [stop, setStop] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [last, setLast] = useState<LastChange | null>(null)
  const stopId = entries.some(({ id }) => id === stop) ? stop : entries[0]?.id
  const [openKeypad, keypad] = useLevelKeypad(owned, caps)
  const { crossed, handlers } = usePainting({
    findItem,
    paint(ids) {
      change([...ids].map((id) => [id, paintLevel(owned.get(id) ?? 0, level)]))
      setSaid(say.itemsPainted({ items: ids.size, change: level === 0 ? 'removed' : 'marked' }))
    },
    hold,
  })

  function hold(cell: Element, isFinger = false): void {
    const item = entries.find(({ id }) => id === itemOf(cell))
    if (item && cell instanceof HTMLElement) openKeypad(item, cell, isFinger)
  }

  function tap({ target }: MouseEvent): void {
    const id = itemOf(target)
    if (id === null) return
    const now = owned.get(id) ?? 0
    set(id, tapLevel(now, level, last?.id === id && last.level === now && last.chosen === level))
  }

  function set(id: string, next: ItemLevel): void {
    change([[id, next]])
    setLast({ id, level: next, chosen: level })
    setSaid(describeLevel(entries.find((entry) => entry.id === id)?.name ?? id, next))
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const id = itemOf(event.target)
    if (id === null || isModified(event.nativeEvent)) return
    const typed = itemLevels.find((known) => String(known) === event.key)
    if (isArrowKey(event.key)) moveFocus(event.currentTarget, id, event.key)
    else if (event.key === 'p' && event.target instanceof Element) hold(event.target)
    else if (typed === undefined) return
    else set(id, typed)
    // Neither scrolls the page, and the site's own shortcuts would lag behind the next key.
    event.preventDefault()
  }

  const levelNow = (id: string) => (crossed.has(id) ? paintLevel(owned.get(id) ?? 0, level) : (owned.get(id) ?? 0))
  return (
    <>
      {/* A toolbar, because arrow keys move within it; one listener serves all its buttons. */}
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={say.items()}
        className="quick-entry"
        onClick={tap}
        onKeyDown={press}
        onFocus={({ target }) => setStop(itemOf(target) ?? stop)}
        {...handlers}
      >
        <ChecklistGroups
          entries={entries}
          progress={progress}
          isGrouped={isGrouped}
          renderItems={(items) => (
            <ul className="entry-cells">
              {items.map((item) => (
                <EntryCell key={item.id} item={item} level={levelNow(item.id)} isStop={item.id === stopId} />
              ))}
            </ul>
          )}
        />
        <output className="visually-hidden">{said}</output>
      </div>
      {keypad}
    </>
  )
}

function change(levels: readonly (readonly [id: string, level: ItemLevel])[]): void {
  readerChecklist.change(new Map(levels))
}

const cellSelector = '.entry-cell'

/** The id of the item that an element belongs to. */
function itemOf(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null
  return cell?.dataset['item'] ?? null
}

function findItem(x: number, y: number): string | null {
  return itemOf(document.elementFromPoint(x, y))
}

/** Arrow keys go from item to item, so that the Tab key can pass all of them at once. */
function moveFocus(grid: HTMLElement, id: string, key: ArrowKey): void {
  const cells = [...grid.querySelectorAll<HTMLElement>(cellSelector)]
  const index = cells.findIndex((cell) => cell.dataset['item'] === id)
  const positions = cells.map((cell) => cell.getBoundingClientRect())
  cells[findNeighbour(positions, index, key)]?.querySelector('button')?.focus()
}

interface ChecklistGroupsProps {
  readonly entries: readonly ItemListEntry[]
  readonly progress: CollectionProgress
  /** False when the reader has chosen another order: then it is one list. */
  readonly isGrouped: boolean
  /** The items of a group, or all of them. */
  readonly renderItems: (entries: readonly ItemListEntry[]) => ReactNode
}

/** The items, grouped by kind and rarity as in the game. */
export function ChecklistGroups({ entries, progress, isGrouped, renderItems }: ChecklistGroupsProps) {
  const groups = useMemo(() => groupBy(entries, ({ kind, rarity }) => `${kind}-${rarity}` as const), [entries])
  if (!isGrouped) return renderItems(entries)
  return groupIds.map(([id, kind, rarity]) => {
    const members = groups.get(id)
    const title = rarityOfKind({ rarity, kind })
    return (
      members && (
        <section key={id} className="checklist-group" aria-labelledby={id}>
          <GroupHead id={id} title={title} progress={progress.groups.get(id)!} />
          {renderItems(members)}
        </section>
      )
    )
  })
}

function GroupHead({ id, title, progress }: { id: string; title: string; progress: Progress }) {
  const { owned, total } = progress
  return (
    <div className={isComplete(progress) ? 'group-head complete' : 'group-head'}>
      <h2 id={id}>{title}</h2>
      <span className="group-count">{isComplete(progress) ? say.allOf({ total }) : say.ownedOf({ owned, total })}</span>
      <ProgressBar label={title} value={owned} of={total} isBare />
    </div>
  )
}
