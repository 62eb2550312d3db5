import { useDeferredValue, useEffect, useMemo, useState, useRef, type ReactNode } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import type { ItemLevel } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import * as say from '#wording/checklist-page.ts'
import { collectionParameter } from '../../features/checklist/collection-address.ts'
import { readerCollections } from '../../features/checklist/reader-checklist.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { levelsSource } from '../../features/checklist/levels-source.ts'
import { WaitingItems } from '../../features/checklist/waiting-items.tsx'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useFollowedHash } from '../../features/navigation/use-followed-hash.ts'
import { ownOperator } from '../../features/search/filters/item-list-plan.ts'
import { useListLevels } from '../../features/lists/use-list-levels.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useTopShelf } from '../../features/lists/use-top-shelf.ts'
import { useList } from '../../features/lists/use-list.ts'
import { ChecklistDock } from './checklist-dock.tsx'
import { buildAllItemsPlan, levelOperator } from '../../features/search/filters/all-items-plan.ts'
import { ChecklistCounts } from './checklist-counts.tsx'
import { ChecklistMenu } from './checklist-menu.tsx'
import { Confetti } from './confetti.tsx'
import { countProgress, groupIds, isComplete, type CollectionProgress } from './count-progress.ts'
import { LevelChoice } from './level-choice.tsx'
import { QuickEntry } from './quick-entry.tsx'
import { Tiles } from './tiles.tsx'
import { useChecklistLayout } from './use-checklist-layout.ts'
import './checklist-body.css'
import { showToast } from '../../ui/toasts/show-toast.tsx'

const ownOperators = [ownOperator, levelOperator]

/**
 * The reader's collection, rendered in the browser: the server knows nothing about it.
 * @param waiting stands there until the items have arrived
 */
export function ChecklistBody({ waiting }: { waiting: ReactNode }) {
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
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
