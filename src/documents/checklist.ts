/**
 * What a player owns. Each item carries the moment of its last change, so that the lists of two devices can be merged
 * item by item, in any order and any number of times, with the same result.
 */

/** 0: not owned. */
export const itemLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export type ItemLevel = (typeof itemLevels)[number]

/** By item id. */
export type Levels = ReadonlyMap<string, ItemLevel>

/** The level, and when it was set: milliseconds since 1970. */
export type ChecklistEntry = readonly [level: ItemLevel, changedAtMs: number]

/** By item id. An item that was never touched is absent. */
export type Checklist = Readonly<Record<string, ChecklistEntry>>

export const emptyChecklist: Checklist = Object.freeze({})

export function isEmptyChecklist(checklist: Checklist): boolean {
  return Object.keys(checklist).length === 0
}

export function isItemLevel(value: unknown): value is ItemLevel {
  return itemLevels.some((level) => level === value)
}

export function levelOf(checklist: Checklist, itemId: string): ItemLevel {
  return Object.hasOwn(checklist, itemId) ? checklist[itemId]![0] : 0
}

/** The levels of what is owned, by item id: what the planner reads. */
export function ownedLevels(checklist: Checklist): Map<string, ItemLevel> {
  return new Map(Object.entries(checklist).flatMap(([id, [level]]) => (level > 0 ? [[id, level]] : [])))
}

/**
 * The changes that set items to a level; items that are there already are left out. Each is later than what it changes,
 * even where another device's clock is ahead, so that what the reader did last wins.
 *
 * @param nowMs milliseconds since 1970
 */
export function changeLevels(checklist: Checklist, levels: Levels, nowMs: number): Checklist {
  const changes: Record<string, ChecklistEntry> = {}
  for (const [id, level] of levels) {
    if (levelOf(checklist, id) === level) continue
    const previousMs = Object.hasOwn(checklist, id) ? checklist[id]![1] : 0
    changes[id] = [level, Math.max(nowMs, previousMs + 1)]
  }
  return changes
}

/**
 * Entries that an account lacks, dated now at the latest, or just after the account's own: a device whose clock was ahead
 * made later ones, and the server refuses them. They still win against what the account has; of the same level,
 * its entry takes their place.
 *
 * @param nowMs milliseconds since 1970
 * @returns the same object where nothing changes
 */
export function holdToNow(unsaved: Checklist, account: Checklist, nowMs: number): Checklist {
  const held: Record<string, ChecklistEntry> = {}
  for (const [id, [level, changedAtMs]] of Object.entries(unsaved)) {
    const known = Object.hasOwn(account, id) ? account[id]! : null
    const earliestMs = Math.max(nowMs, (known?.[1] ?? 0) + 1)
    if (changedAtMs > nowMs && level === known?.[0]) held[id] = known
    else if (changedAtMs > earliestMs) held[id] = [level, earliestMs]
  }
  return Object.keys(held).length === 0 ? unsaved : { ...unsaved, ...held }
}

/** Both lists in one: per item the newer entry, of two of the same moment the higher level. */
export function mergeChecklists(one: Checklist, other: Checklist): Checklist {
  const merged: Record<string, ChecklistEntry> = { ...one }
  for (const [id, entry] of Object.entries(other)) {
    if (!Object.hasOwn(merged, id) || isNewer(entry, merged[id]!)) merged[id] = entry
  }
  return merged
}

function isNewer([level, changedAtMs]: ChecklistEntry, [otherLevel, otherMs]: ChecklistEntry): boolean {
  return changedAtMs === otherMs ? level > otherLevel : changedAtMs > otherMs
}
