import { capOf, splitMarks, type Checklist } from '#documents/checklist.ts'
import { ownValue } from '#documents/json-value.ts'
import type { UserDocument } from '#documents/user-document.ts'
import { exportFormat, exportVersion, type Export, type ExportedEntry } from './export-schema.ts'
import type { KnownItem } from './imported-checklist.ts'

interface ExportedPlayer {
  readonly email: string | null
  readonly document: UserDocument | null
  readonly checklist: Checklist
  /** Collections besides the first. */
  readonly collections?: readonly { readonly name: string; readonly checklist: Checklist }[]
  /** Snapshots that are kept by name; when the checklist was so, in milliseconds since 1970. */
  readonly snapshots?: readonly { readonly name: string; readonly takenAtMs: number; readonly checklist: Checklist }[]
}

/** Every item ever changed, in game order; items unknown to the catalogue come last. */
export function buildExport(items: readonly KnownItem[], player: ExportedPlayer, nowMs: number): Export {
  const { email, document, checklist, collections = [], snapshots = [] } = player
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: new Date(nowMs).toISOString(),
    ...(email === null ? {} : { account: { email } }),
    profile: document?.userDetails ?? {},
    preferences: document?.preferences ?? {},
    checklist: listEntries(items, checklist),
    ...(collections.length > 0 && {
      collections: collections.map((other) => ({ name: other.name, checklist: listEntries(items, other.checklist) })),
    }),
    ...(snapshots.length > 0 && {
      snapshots: snapshots.map((kept) => ({
        name: kept.name,
        taken: new Date(kept.takenAtMs).toISOString(),
        checklist: listEntries(items, kept.checklist),
      })),
    }),
  }
}

function listEntries(items: readonly KnownItem[], checklist: Checklist): ExportedEntry[] {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const ids = [
    ...items.map(({ id }) => id),
    ...Object.keys(splitMarks(checklist).checklist).filter((id) => !names.has(id)),
  ]
  return ids.flatMap((id) => {
    const entry = ownValue(checklist, id)
    if (!entry) return []
    const [level, changedAtMs] = entry
    const cap = capOf(checklist, id)
    return [
      { id, name: names.get(id) ?? id, level, ...(cap > 0 && { cap }), changed: new Date(changedAtMs).toISOString() },
    ]
  })
}
