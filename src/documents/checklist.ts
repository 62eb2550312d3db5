/**
 * What a player owns. Each item carries the moment of its last change, so that the lists of two devices can be merged
 * item by item, in any order and any number of times, with the same result.
 */
import { ownValue, isJsonObject } from './json-value.ts'

/** 0: not owned. */
export const itemLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
export type ItemLevel = (typeof itemLevels)[number]

/** How often the limit of an item's points was raised with points-cap tickets. */
export const capSteps = [0, 1, 2, 3, 4] as const
export type CapStep = (typeof capSteps)[number]

/** By item id. */
export type Levels = ReadonlyMap<string, ItemLevel>

/** The level, and when it was set: milliseconds since 1970. */
export type ChecklistEntry = readonly [level: ItemLevel, changedAtMs: number]

/**
 * By item id. An item that was never touched is absent. The points cap of an item is an entry of its own, under
 * `capMark(id)`, so that a level set on one device and a cap set on another do not undo each other.
 */
export type Checklist = Readonly<Record<string, ChecklistEntry>>

export const emptyChecklist: Checklist = Object.freeze({})

export function isEmptyChecklist(checklist: Checklist): boolean {
  return Object.keys(checklist).length === 0
}

export function isItemLevel(value: unknown): value is ItemLevel {
  return itemLevels.some((level) => level === value)
}

export function isCapStep(value: unknown): value is CapStep {
  return capSteps.some((step) => step === value)
}

const capSuffix = '+cap'

/** The key of an item's points cap in a checklist; no item has such an id. */
export function capMark(itemId: string): string {
  return itemId + capSuffix
}

/** Whose level or points cap an entry of a checklist is. */
export function itemOfMark(mark: string): { readonly id: string; readonly isCap: boolean } {
  const isCap = mark.endsWith(capSuffix)
  return { id: isCap ? mark.slice(0, -capSuffix.length) : mark, isCap }
}

export function capOf(checklist: Checklist, itemId: string): CapStep {
  const step = levelOf(checklist, capMark(itemId))
  return isCapStep(step) ? step : 0
}

/** A checklist as documents and browsers store it: levels and points caps apart, each by item id. */
export interface StoredMarks {
  readonly checklist: Checklist
  readonly caps: Checklist
}

/** The same list where it holds no caps. */
export function splitMarks(marks: Checklist): StoredMarks {
  const entries = Object.entries(marks).map(([mark, entry]) => ({ ...itemOfMark(mark), entry }))
  if (!entries.some(({ isCap }) => isCap)) return { checklist: marks, caps: emptyChecklist }
  const pick = (wanted: boolean) =>
    Object.fromEntries(entries.flatMap(({ id, isCap, entry }) => (isCap === wanted ? [[id, entry]] : [])))
  return { checklist: pick(false), caps: pick(true) }
}

/** The same list where there are no caps. */
export function joinMarks({ checklist, caps }: StoredMarks): Checklist {
  if (isEmptyChecklist(caps)) return checklist
  return { ...checklist, ...Object.fromEntries(Object.entries(caps).map(([id, entry]) => [capMark(id), entry])) }
}

export function levelOf(checklist: Checklist, itemId: string): ItemLevel {
  return ownValue(checklist, itemId)?.[0] ?? 0
}

/** The levels of what is owned, by item id: what the planner reads. */
export function ownedLevels(checklist: Checklist): Map<string, ItemLevel> {
  return new Map(
    Object.entries(checklist).flatMap(([id, [level]]) => (level > 0 && !itemOfMark(id).isCap ? [[id, level]] : [])),
  )
}

/** The points caps of what is owned, by item id; those at step 0 are absent. */
export function ownedCaps(checklist: Checklist): Map<string, CapStep> {
  return new Map(
    Object.entries(checklist).flatMap(([mark, [step]]) => {
      const { id, isCap } = itemOfMark(mark)
      return isCap && step > 0 && isCapStep(step) && levelOf(checklist, id) > 0 ? [[id, step]] : []
    }),
  )
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
    changes[id] = [level, Math.max(nowMs, (ownValue(checklist, id)?.[1] ?? 0) + 1)]
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
    const known = ownValue(account, id)
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
    const known = ownValue(merged, id)
    if (!known || isNewer(entry, known)) merged[id] = entry
  }
  return merged
}

function isNewer([level, changedAtMs]: ChecklistEntry, [otherLevel, otherMs]: ChecklistEntry): boolean {
  return changedAtMs === otherMs ? level > otherLevel : changedAtMs > otherMs
}

/** The valid entries of an untrusted checklist. */
export function parseChecklist(value: unknown): Checklist {
  return parseEntries(value, isItemLevel)
}

/** The valid points caps of an untrusted value, by item id. */
export function parseCaps(value: unknown): Checklist {
  return parseEntries(value, isCapStep)
}

function parseEntries(value: unknown, isKnown: (first: unknown) => boolean): Checklist {
  if (!isJsonObject(value)) return {}
  const entries: Record<string, ChecklistEntry> = {}
  for (const [id, entry] of Object.entries(value)) {
    if (isEntry(entry) && isKnown(entry[0])) entries[id] = entry
  }
  return entries
}

function isEntry(value: unknown): value is ChecklistEntry {
  return Array.isArray(value) && value.length === 2 && isItemLevel(value[0]) && Number.isSafeInteger(value[1])
}
