import { isCapStep, isItemLevel, type CapStep, type ItemLevel } from '#documents/checklist.ts'
import type { ItemFinder } from './item-finder.ts'

/** "level" in front of a number, in the game's languages: a part of a regular expression. */
const levelWords = '(?:levels?|lvl|lv|l|stufe|niveau|niv|nivel|nível|livello|liv|レベル|레벨|等级|等級)\\.?:?\\s*'
const levelWord = new RegExp(`^${levelWords}(?=\\d)`)

const words = new Map<string, ItemLevel>([
  ...fromList(['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']),
  ...fromWords(8, 'max maxed maximum full'),
  ...fromWords(1, 'yes y true x own owned have got ja oui si sì sí sim はい 예 是 ✓ ✔ ☑ ✅'),
  ...fromWords(0, 'no n false none missing unowned locked nein non não いいえ 아니요 否 - – — ✗ ✘ ❌ ☐'),
  ['not owned', 0],
])

/** The level in a cell or field, as a number or in words; null if it is not from 0 to 8. */
export function parseLevel(value: unknown): ItemLevel | null {
  if (isItemLevel(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string') return null
  const text = value.normalize('NFKC').replaceAll('\uFE0F', '').trim().toLowerCase()
  return words.get(text) ?? readDigit(text.replace(levelWord, ''))
}

/** `5`, `5.0`, `5/7` (of a limit), `★5`, `8 (max)`. */
function readDigit(text: string): ItemLevel | null {
  const digit = /^★?\s*(\d)\s*(?:[.,]0+|\/\s*\d|★|\(?max\.?\)?)?$/.exec(text)?.[1]
  const level = digit === undefined ? null : Number(digit)
  return isItemLevel(level) ? level : null
}

/** Whether a cell says yes or no in words, as boxes to tick do. */
export function isYesOrNo(cell: string): boolean {
  return (
    parseLevel(cell) !== null &&
    !/\d|max|full|zero|one|two|three|four|five|six|seven|eight/i.test(cell.normalize('NFKC'))
  )
}

/** The step of a points cap in a cell; null if it is not from 0 to 4. */
export function parseCap(cell: string): CapStep | null {
  const step = /^\d$/.test(cell.normalize('NFKC').trim()) ? Number(cell.normalize('NFKC')) : null
  return isCapStep(step) ? step : null
}

/**
 * Milliseconds since 1970 of a date and time: ISO 8601, or as spreadsheets write them, `21/11/2026 19:00`, in this device's
 * time zone. Null if it is none, or if day and month could be either.
 */
export function parseMoment(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const momentMs = isoMoment.test(value.trim()) ? Date.parse(value) : readLocalMoment(value.trim())
  return Number.isNaN(momentMs) || momentMs < 0 ? null : momentMs
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const localMoment = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/

/** NaN if it is no date. */
function readLocalMoment(text: string): number {
  const [first = NaN, second = NaN, third = NaN, ...time] =
    localMoment
      .exec(text)
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? []
  const isYearFirst = first > 31
  if (!isYearFirst && first <= 12 && second <= 12 && first !== second) return NaN
  const [year, month, day] = isYearFirst
    ? [first, second, third]
    : first > 12
      ? [third, second, first]
      : [third, first, second]
  const [hour = 0, minute = 0, seconds = 0] = time
  const date = new Date(year, month - 1, day, hour, minute, seconds)
  const isReal = year >= 1970 && date.getMonth() === month - 1 && date.getDate() === day && hour < 24
  return isReal ? date.getTime() : NaN
}

function fromList(list: readonly string[]): [string, ItemLevel][] {
  return list.flatMap((word, level): [string, ItemLevel][] => (isItemLevel(level) ? [[word, level]] : []))
}

function fromWords(level: ItemLevel, list: string): [string, ItemLevel][] {
  return list.split(' ').map((word) => [word, level])
}

/** Longer text is not a name. */
const longestName = 80
/** A name and, behind it, a level or another number: `Mario 3`, `Mario (lv. 3)`, `Mario: 3`, `Mario, 3`, `Mario x3`. */
const nameWithLevel = new RegExp(`^(.*?\\S)(?:\\s*[:=(×*–—,;-]+\\s*|\\s+x?)((?:${levelWords})?\\d+)\\)?$`, 'iu')

/** The name in a cell and the level behind it, which may be any number; null if none is. */
export function splitName(cell: string): { readonly name: string; readonly level: string } | null {
  const parts = cell.length <= longestName ? nameWithLevel.exec(cell) : null
  return parts && { name: parts[1]!, level: parts[2]! }
}

/** Ids of the items that a cell names, alone or with a level behind the name. */
export function findNamed(cell: string, finder: ItemFinder): readonly string[] {
  const ids = finder.find(cell, null)
  return ids.length > 0 ? ids : finder.find(splitName(cell.trim())?.name ?? '', null)
}
