import type { ChecklistSnapshot } from '#documents/checklist-snapshots.ts'
import { capMark, type Levels } from '#documents/checklist.ts'
import { formatMoment } from '../../../ui/wording/describe-times.ts'
import type { CollectionsState } from '../reader-collections.ts'
import { readerChecklist, readerCollections } from '../reader-checklist.ts'

/** A snapshot that can be looked at: a rolling one of the collection that is shown, or one that is kept. */
export interface ListedSnapshot extends ChecklistSnapshot {
  /** Null for one that the site took by itself and may replace. */
  readonly kept: { readonly key: string; readonly name: string } | null
}

type Sources = readonly [collections: CollectionsState, rolling: readonly ChecklistSnapshot[]]

let last: { readonly sources: Sources; readonly listed: readonly ListedSnapshot[] } | null = null

/**
 * Kept ones first, each the latest first; those that the account has not sent yet are left out. The same list until
 * something changes.
 */
export function listSnapshots(): readonly ListedSnapshot[] {
  const sources: Sources = [readerCollections.read(), readerChecklist.snapshots()]
  if (last?.sources[0] !== sources[0] || last.sources[1] !== sources[1]) last = { sources, listed: list(sources) }
  return last.listed
}

function list([{ kept }, rolling]: Sources): readonly ListedSnapshot[] {
  const known = kept.flatMap(({ key, name, takenAtMs }): ListedSnapshot[] => {
    const { owned, caps } = readerCollections.open(key).read()
    if (owned.size === 0) return []
    const [levels, steps] = [Object.fromEntries(owned), Object.fromEntries(caps)]
    return [{ takenAtMs, reason: 'day', levels, ...(caps.size > 0 && { caps: steps }), kept: { key, name } }]
  })
  const moments = new Set(known.map(({ takenAtMs }) => takenAtMs))
  const others = rolling.filter(({ takenAtMs }) => !moments.has(takenAtMs))
  return [...known, ...others.map((snapshot) => ({ ...snapshot, kept: null }))]
}

/** Its name or, without one, when it was taken. */
export function nameSnapshot({ kept, takenAtMs }: ListedSnapshot): string {
  return kept?.name ?? formatMoment(takenAtMs)
}

/** What was owned when the snapshot was taken. */
export function levelsOf({ levels }: ChecklistSnapshot): Levels {
  return new Map(Object.entries(levels))
}

/** What restoring the snapshot sets besides levels: the points caps that differ, by their marks. */
export function capsToRestore({ levels, caps = {} }: ChecklistSnapshot, now: ReadonlyMap<string, number>): Levels {
  return new Map(
    Object.keys(levels).flatMap((id) => {
      const step = caps[id] ?? 0
      return step === (now.get(id) ?? 0) ? [] : [[capMark(id), step] as const]
    }),
  )
}
