import { useMemo, useState } from 'react'
import type { MyRecordPage } from '#pages/data/player-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/my-record.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { loadChecklistItems, type ChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { readerCollections, useReaderChecklist } from '../../features/checklist/reader-checklist.ts'
import {
  levelsOf,
  listSnapshots,
  nameSnapshot,
  type ListedSnapshot,
} from '../../features/checklist/snapshots/list-snapshots.ts'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { playerLevel as playerLevelStore } from '../../features/preferences/player-level.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { resolveShared } from '../../features/sharing/collect-shared.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { useStore } from '../../ui/store/create-store.ts'
import { SharedFaultNote, useShared } from '../shared/use-shared.tsx'
import { parseRecordQuery, RecordTools } from './record-tools.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { describeTours, summariseRecord, type RecordedCollection, type ShownRecord } from './summarise-record.ts'

const loadAll = () => Promise.all([loadChecklistItems(), loadPlannerGame()])

export function RecordBody({ data }: { data: MyRecordPage }) {
  const { value, error, retry } = useLoading('record', loadAll)
  if (error !== undefined) return <LoadFailure what={say.recordPart()} retry={retry} />
  if (!value) return <Skeleton what={say.recordPart()} shape="cards" lines={6} />
  return <Record data={data} items={value[0]} game={value[1]} />
}

interface RecordProps {
  readonly data: MyRecordPage
  readonly items: ChecklistItems
  readonly game: PlannerGame
}

function Record({ data, items, game }: RecordProps) {
  const query = parseRecordQuery(useQuery())
  const shared = useShared()
  const { owned, caps } = useReaderChecklist()
  const playerLevel = useStore(playerLevelStore)
  const own = useMemo((): RecordedCollection => ({ levels: owned, caps, playerLevel }), [owned, caps, playerLevel])
  const [name, setName] = useState(typeof shared === 'string' ? '' : (shared.name ?? ''))
  useStore(readerCollections)
  const snapshots = listSnapshots()

  const shown = useMemo((): ShownRecord | null => {
    const show = (title: string, collection: RecordedCollection, takenAtMs: number | null = null): ShownRecord => ({
      title,
      collection,
      summary: summariseRecord(items.entries, game, collection),
      takenAtMs,
    })
    if (typeof shared !== 'string') {
      const theirs = resolveShared(shared, items.byId.keys(), items.gameIds)
      return show(nameRecord(shared.name), { levels: theirs.levels, caps: theirs.caps, playerLevel })
    }
    if (query.of === null) return show(nameRecord(name), own)
    const snapshot = findSnapshot(snapshots, query.of)
    return snapshot && show(nameSnapshot(snapshot), takeSnapshot(snapshot, playerLevel), snapshot.takenAtMs)
  }, [shared, items, game, own, playerLevel, name, query.of, snapshots])

  const beside = useMemo((): ShownRecord | null => {
    if (query.beside === null) return null
    const snapshot = query.beside === 'mine' ? null : findSnapshot(snapshots, query.beside)
    if (query.beside !== 'mine' && !snapshot) return null
    const collection = snapshot ? takeSnapshot(snapshot, playerLevel) : own
    const summary = summariseRecord(items.entries, game, collection)
    return {
      title: snapshot ? nameSnapshot(snapshot) : say.mine(),
      collection,
      summary,
      takenAtMs: snapshot?.takenAtMs ?? null,
    }
  }, [items, game, own, playerLevel, query.beside, snapshots])

  if (typeof shared === 'string' && shared !== 'none') return <SharedFaultNote fault={shared} />
  if (!shown) return <MissingSnapshot />
  if (shown.summary.progress.all.owned === 0) return <NothingOwned />
  const start = data.tours.findIndex(([id]) => id === query.from)
  const subtitle = start === -1 ? '' : describeTours(data.tours, start)
  return (
    <>
      <RecordTools
        data={data}
        items={items}
        shown={shown}
        isShared={typeof shared !== 'string'}
        query={query}
        subtitle={subtitle}
        name={name}
        onName={setName}
        snapshots={snapshots}
      />
      <div className="record-sheets" data-count={beside ? 2 : 1}>
        <RecordSheet record={shown} subtitle={subtitle} against={null} />
        {beside && <RecordSheet record={beside} subtitle="" against={shown.summary} />}
      </div>
    </>
  )
}

/** "Toad’s record". */
function nameRecord(name: string | null): string {
  return name === null || name.trim() === '' ? say.unnamedRecord() : say.recordOf({ name: name.trim() })
}

function findSnapshot(snapshots: readonly ListedSnapshot[], takenAtMs: number): ListedSnapshot | null {
  return snapshots.find((snapshot) => snapshot.takenAtMs === takenAtMs) ?? null
}

function takeSnapshot(snapshot: ListedSnapshot, playerLevel: number): RecordedCollection {
  return { levels: levelsOf(snapshot), caps: new Map(Object.entries(snapshot.caps ?? {})), playerLevel }
}

function NothingOwned() {
  return (
    <EmptyState title={say.nothingOwned()}>
      {rich(say.markFirst(), { checklist: (inner) => <a href={routes.checklist}>{inner}</a> })}
    </EmptyState>
  )
}

function MissingSnapshot() {
  return (
    <div role="alert">
      <EmptyState title={say.missingSnapshot()}>
        {rich(say.whyMissing(), { record: (inner) => <a href={routes['my-record']}>{inner}</a> })}
      </EmptyState>
    </div>
  )
}
