import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { expandChecklist } from '#pages/data/expand-checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { ChecklistPage } from '#pages/data/player-pages.ts'
import { readerChecklist } from '../../features/checklist/reader-checklist.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { ownFilterId } from '../../features/lists/own-filter.ts'
import { useListLevels } from '../../features/lists/use-list-levels.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { useList } from '../../features/lists/use-list.ts'
import { ChecklistDock } from './checklist-dock.tsx'
import { ChecklistGroups } from './checklist-groups.tsx'
import { buildChecklistPlan, levelFilterId } from './checklist-plan.ts'
import { Confetti } from './confetti.tsx'
import { countProgress } from './count-progress.ts'
import { type KeypadTarget, LevelKeypad } from './level-keypad.tsx'
import { ProgressBoard } from './progress-board.tsx'
import { useCelebration } from './use-celebration.ts'
import { WaitingItems } from './waiting-items.tsx'
import './checklist-body.css'

const ownFilterIds = [ownFilterId, levelFilterId]

/** The reader's collection, rendered in the browser: the server knows nothing about it. */
export function ChecklistBody({ page }: { page: ChecklistPage }) {
  const reader = useReaderChecklist()
  const entries = useMemo(() => expandChecklist(page), [page])
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
      Every tap is saved at once, and synced to all your devices when you sign in. Already have a list?{' '}
      <a href="/user/settings/#import">Import it from a file</a>
    </EmptyState>
  )
}
