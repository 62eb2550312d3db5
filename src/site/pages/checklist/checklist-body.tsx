import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { ownFilterId } from '../../features/lists/own-filter.ts'
import { useListLevels } from '../../features/lists/use-list-levels.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import { ChecklistDock } from './checklist-dock.tsx'
import { ChecklistWaiting } from './checklist-waiting.tsx'
import { ChecklistGroups } from './checklist-groups.tsx'
import { buildChecklistPlan, levelFilterId } from './checklist-plan.ts'
import { ChecklistTools } from './checklist-tools.tsx'
import { Confetti } from './confetti.tsx'
import { countProgress } from './count-progress.ts'
import { type KeypadTarget, LevelKeypad } from './level-keypad.tsx'
import { ProgressBoard } from './progress-board.tsx'
import { useCelebration } from './use-celebration.ts'
import { WaitingItems } from './waiting-items.tsx'
import './checklist-body.css'

const ownFilterIds = [ownFilterId, levelFilterId]

/** The reader's collection, rendered in the browser: the server knows nothing about it. */
export function ChecklistBody() {
  const { value: items, error, retry } = useLoading('The items', loadChecklistItems)
  if (error !== undefined) return <LoadFailure what="The items" retry={retry} />
  return items ? <Collection entries={items.entries} /> : <ChecklistWaiting />
}

function Collection({ entries }: { entries: readonly ItemListEntry[] }) {
  const reader = useReaderChecklist()
  // The tapped tile responds at once; the counts follow.
  const counted = useDeferredValue(reader.owned)
  const progress = useMemo(() => countProgress(entries, counted), [entries, counted])
  const listLevels = useListLevels(counted, ownFilterIds)
  const plan = useMemo(() => buildChecklistPlan(listLevels), [listLevels])
  const list = useList(entries, plan)
  const celebrations = useCelebration(progress)
  const [keypad, setKeypad] = useState<KeypadTarget | null>(null)
  const pickLevel = useCallback((item: ItemListEntry, anchor: HTMLElement) => setKeypad({ item, anchor }), [])
  // The first tiles render at once; slow phones draw the rest when they have time.
  const shown = useDeferredValue(list.found, list.found.slice(0, 30))
  return (
    <div className="checklist">
      <ProgressBoard progress={progress} />
      <WaitingItems />
      <ChecklistTools />
      {progress.all.owned === 0 && <FirstSteps />}
      <ListToolbar list={list} noun="items" />
      <ListResults list={list} noun="items">
        <ChecklistGroups
          entries={shown}
          owned={reader.owned}
          progress={progress}
          isGrouped={list.state.sort === null && list.state.text.trim() === ''}
          onPickLevel={pickLevel}
        />
      </ListResults>
      <ChecklistDock reader={reader} found={list.found} />
      <LevelKeypad
        target={keypad}
        level={(keypad && reader.owned.get(keypad.item.id)) ?? 0}
        onChoose={(level) => {
          if (keypad) readerChecklist.change(new Map([[keypad.item.id, level]]))
          setKeypad(null)
        }}
        close={() => setKeypad(null)}
      />
      {celebrations > 0 && <Confetti key={celebrations} />}
    </div>
  )
}

function FirstSteps() {
  return (
    <EmptyState title="Tap what you own">
      Every tap is saved at once in this browser. Sign in to have your checklist on all your devices.
    </EmptyState>
  )
}
