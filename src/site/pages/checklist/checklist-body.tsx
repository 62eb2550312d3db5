import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useRef,
  type ReactNode,
  memo,
  useSyncExternalStore,
} from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { createPortal } from 'react-dom'
import { itemKinds } from '#catalogue/entities.ts'
import type { ItemLevel, CapStep, Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import { collectionParameter } from '../../features/checklist/collection-address.ts'
import { readerCollections, useReaderChecklist } from '../../features/checklist/reader-checklist.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { levelsSource } from '../../features/checklist/checklist-state.ts'
import { WaitingItems } from '../../features/checklist/waiting-items.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useFollowedHash } from '../../features/navigation/follow-late-hash.ts'
import { ownOperator } from '../../features/search/filters/item-list-plan.ts'
import { useListLevels } from '../../features/lists/use-list-levels.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useTopShelf } from '../../features/lists/use-top-shelf.ts'
import { useList } from '../../features/lists/use-list.ts'
import { buildAllItemsPlan, levelOperator } from '../../features/search/filters/all-items-plan.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { ItemEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { toggleOwned } from '../../features/checklist/toggle-owned.ts'
import { Menu, type MenuEntry } from '../../ui/controls/menu.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { isModalOpen } from '../../ui/open-modals.ts'
import { showLoadFailure } from '../../ui/loading/load-trouble.ts'
import { ChecklistDock, LevelChoice } from './checklist-dock.tsx'
import { isComplete, type CollectionProgress, countProgress, groupIds } from './count-progress.ts'
import type { ChecklistTool } from './show-checklist-tool.tsx'
import { type ChecklistLayout, useChecklistLayout } from './use-checklist-layout.ts'
import { QuickEntry, ChecklistGroups } from './quick-entry.tsx'
import { useLevelKeypad } from './level-keypad.tsx'
import './checklist-body.css'

interface TileProps {
  readonly entry: ItemListEntry
  readonly level: ItemLevel
  /** What is shown instead of its skill. */
  readonly note: string | undefined
  /** Must be a stable function: 845 tiles compare it on every tap. */
  readonly onPickLevel: (entry: ItemListEntry, anchor: HTMLElement) => void
}

/** One item: a tap toggles ownership, and its level opens the keypad. */
const Tile = memo(function Tile({ entry, level, note, onPickLevel }: TileProps) {
  const { id, name, rarity, skill } = entry
  return (
    <li className={`own-tile ${rarity}${level > 0 ? ' owned' : ''}`} data-item={id}>
      <button type="button" className="tile-mark" aria-pressed={level > 0} onClick={() => toggleOwned(id)}>
        <ItemEmblem item={entry} size="medium" />
        <span className="tile-text">
          <b translate="no">{name}</b>
          <small className={note && 'tile-note'}>
            <RarityMark rarity={rarity} /> {note ?? skill?.name ?? say.skillNotRecorded()}
          </small>
        </span>
      </button>
      <button
        type="button"
        className="tile-level"
        aria-haspopup="dialog"
        aria-label={level > 0 ? say.levelNamed({ level, item: name }) : say.setLevelNamed({ item: name })}
        onClick={(event) => onPickLevel(entry, event.currentTarget)}
      >
        {level > 0 ? level : '–'}
      </button>
    </li>
  )
})

interface TilesProps {
  readonly entries: readonly ItemListEntry[]
  readonly owned: Levels
  readonly caps: ReadonlyMap<string, CapStep>
  readonly progress: CollectionProgress
  readonly isGrouped: boolean
  /** By item id, what is shown instead of the skill. */
  readonly notes: ReadonlyMap<string, string> | null
}

/** The items with their skills, each with a button for its level. */
const Tiles = memo(function Tiles({ entries, owned, caps, progress, isGrouped, notes }: TilesProps) {
  const [pickLevel, keypad] = useLevelKeypad(owned, caps)
  return (
    <>
      <ChecklistGroups
        entries={entries}
        progress={progress}
        isGrouped={isGrouped}
        renderItems={(items) => (
          <ul className="tiles">
            {items.map((entry) => (
              <Tile
                key={entry.id}
                entry={entry}
                level={owned.get(entry.id) ?? 0}
                note={notes?.get(entry.id)}
                onPickLevel={pickLevel}
              />
            ))}
          </ul>
        )}
      />
      {keypad}
    </>
  )
})

const ownOperators = [ownOperator, levelOperator]

/**
 * The reader's collection, rendered in the browser: the server knows nothing about it.
 * @param waiting stands there until the items have arrived
 */
export function ChecklistBody({ waiting }: { waiting: ReactNode }) {
  const { value: items, error, retry } = useLoading('checklist-items', loadChecklistItems)
  if (error !== undefined) return <LoadFailure what={say.itemsPart()} retry={retry} />
  return items ? <Collection entries={items.entries} /> : waiting
}

function Collection({ entries }: { entries: readonly ItemListEntry[] }) {
  const reader = useReaderChecklist()
  // The tapped tile responds at once; the counts follow.
  const counted = useDeferredValue(reader)
  const progress = useMemo(() => countProgress(entries, counted.owned), [entries, counted])
  const listLevels = useListLevels(counted.owned, ownOperators, levelsSource(counted))
  const plan = useMemo(() => buildAllItemsPlan(listLevels), [listLevels])
  const topShelf = useTopShelf(itemKinds)
  const list = useList(entries, plan, topShelf.narrowing)
  const celebrations = useCelebration(progress)
  const [layout, setLayout] = useChecklistLayout()
  const [level, setLevel] = useState<ItemLevel>(1)
  // The first tiles render at once; slow phones draw the rest when they have time.
  const shown = useDeferredValue(list.found, list.found.slice(0, 30))
  const isGrid = layout === 'grid'
  useFollowedHash()
  useAskedCollection()
  const Items = isGrid ? QuickEntry : Tiles
  return (
    <div className={isGrid ? 'checklist has-palette' : 'checklist'}>
      <ChecklistCounts progress={progress} />
      <WaitingItems />
      <ListToolbar
        list={list}
        extraChoice={topShelf.chip}
        tools={<ChecklistMenu layout={layout} setLayout={setLayout} />}
      />
      <ListResults list={list}>
        <Items
          entries={shown}
          owned={reader.owned}
          caps={reader.caps}
          progress={progress}
          isGrouped={list.state.sort === null && list.state.text.trim() === ''}
          level={level}
          notes={topShelf.places}
        />
      </ListResults>
      <ChecklistDock reader={reader} entries={entries} found={list.found}>
        {isGrid && <LevelChoice isBar legend={say.tapLevel()} name="tap-level" level={level} onChoose={setLevel} />}
      </ChecklistDock>
      {celebrations > 0 && <Confetti key={celebrations} />}
    </div>
  )
}

/** Shows the collection of a link once it is there: that of an account comes with the answer of the server. */
function useAskedCollection(): void {
  const asked = new URLSearchParams(useQuery()).get(collectionParameter)
  const { listed } = useStore(readerCollections)
  useEffect(() => {
    if (asked === null || !listed.some(({ key }) => key === asked)) return
    readerCollections.choose(asked)
    replaceQuery((parameters) => parameters.delete(collectionParameter))
  }, [asked, listed])
}

/** What is said of all that is complete, the largest last. */
function listComplete({ all, kinds, groups }: CollectionProgress): string[] {
  return [
    ...groupIds.flatMap(([id, kind, rarity]) =>
      isComplete(groups.get(id)!) ? say.completeGroup({ kind, rarity }) : [],
    ),
    ...itemKinds.flatMap((kind) => (isComplete(kinds[kind]) ? say.complete({ what: kind }) : [])),
    ...(isComplete(all) ? [say.complete({ what: 'all' })] : []),
  ]
}

/** Celebrates what the reader completes on this page, not what was complete before. Returns how often. */
function useCelebration(progress: CollectionProgress): number {
  const before = useRef<ReadonlySet<string> | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const complete = listComplete(progress)
    const gained = before.current ? complete.filter((words) => !before.current!.has(words)) : []
    before.current = new Set(complete)
    const greatest = gained.at(-1)
    if (greatest === undefined) return
    setTimes((count) => count + 1)
    showToast({ message: greatest, durationMs: 6000 })
  }, [progress])
  return times
}

const pieces = Array.from({ length: 36 }, (_, index) => index)

/** A short burst over the page; omitted for readers who prefer reduced motion. */
function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map((index) => (
        // Spread by steps that do not divide the width: even, but without a visible pattern.
        <i key={index} style={{ '--x': (index * 61) % 100, '--turn': (index * 37) % 100 }} />
      ))}
    </div>
  )
}

/** What moves a checklist out, in, and back in time. */
const menuEntries: readonly MenuEntry[] = [
  { label: say.share(), run: () => void openChecklistTool('share') },
  { label: say.importIt(), run: () => void openChecklistTool('import') },
  { label: say.exportIt(), run: () => void openChecklistTool('export') },
  { label: say.snapshots(), run: () => void openChecklistTool('snapshots') },
  { label: say.collections(), startsGroup: true, run: () => void openChecklistTool('collections') },
]

interface ChecklistMenuProps {
  readonly layout: ChecklistLayout
  readonly setLayout: (layout: ChecklistLayout) => void
}

/** The other layout, and everything that is done to a checklist as a whole. */
function ChecklistMenu({ layout, setLayout }: ChecklistMenuProps) {
  const isGrid = layout === 'grid'
  return (
    <>
      <button
        type="button"
        className="tool square"
        aria-label={isGrid ? say.showAsAList() : say.showAsAGrid()}
        onClick={() => setLayout(isGrid ? 'list' : 'grid')}
      >
        {isGrid ? <List size={20} aria-hidden /> : <LayoutGrid size={20} aria-hidden />}
      </button>
      <Menu
        entries={menuEntries}
        trigger={
          <button type="button" className="tool square" aria-label={say.more()}>
            <Ellipsis size={20} aria-hidden />
          </button>
        }
      />
    </>
  )
}

/** The collection in one line, in the head of the page, which is prerendered without it. */
function ChecklistCounts({ progress }: { progress: CollectionProgress }) {
  // Looked for again once the page is there: opened by a link, its head appears together with its parts.
  const place = useSyncExternalStore(watchNothing, findPlace)
  if (!place) return null
  const { all, kinds } = progress
  return createPortal(
    <>
      <CollectionChoice />
      {all.owned === 0 ? (
        <span>
          {rich(say.tapOrImport(), {
            import: (inner) => (
              <button type="button" className="text-button" onClick={() => void openChecklistTool('import')}>
                {inner}
              </button>
            ),
          })}
        </span>
      ) : (
        <>
          <b className={isComplete(all) ? 'complete' : undefined}>{say.ownedOf(all)}</b>
          {itemKinds.map((kind) => (
            <span key={kind}>{say.ownedOfKind({ kind, owned: kinds[kind].owned })}</span>
          ))}
        </>
      )}
    </>,
    place,
  )
}

const watchNothing = () => () => undefined
/** In the page's view. A constant for both would be a request of its own. */
const findPlace = () => document.getElementById('checklist-counts')

/** Which collection the site shows, for readers who have several. */
function CollectionChoice() {
  const { listed, current } = useStore(readerCollections)
  if (listed.length === 1) return null
  return (
    <select
      className="course-choice collection-choice"
      aria-label={say.collection()}
      value={current}
      onChange={({ target }) => readerCollections.choose(target.value)}
    >
      {listed.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** The code of all tools loads with the first. */
async function openChecklistTool(tool: ChecklistTool): Promise<void> {
  try {
    const { showChecklistTool } = await import('./show-checklist-tool.tsx')
    // It may have been chosen more than once meanwhile.
    if (!isModalOpen()) showChecklistTool(tool)
  } catch (error) {
    console.error(error)
    await showLoadFailure(say.toolNotLoaded())
  }
}
