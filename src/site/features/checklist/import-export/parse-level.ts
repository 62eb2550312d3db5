import { isItemLevel, type ItemLevel } from '#documents/checklist.ts'

/** "level" in front of a number, in the game's languages: a part of a regular expression. */
export const levelWords =
  '(?:levels?|lvl|lv|l|stufe|niveau|niv|nivel|nível|livello|liv|レベル|레벨|等级|等級)\\.?:?\\s*'
const levelWord = new RegExp(`^${levelWords}(?=\\d)`)

const words: Readonly<Record<string, ItemLevel>> = {
  ...fromList(['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']),
  ...fromWords(8, 'max maxed maximum full'),
  ...fromWords(1, 'yes y true x own owned have got ja oui si sì sí sim はい 예 是 ✓ ✔ ☑ ✅'),
  ...fromWords(0, 'no n false none missing unowned locked nein non não いいえ 아니요 否 - – — ✗ ✘ ❌ ☐'),
  'not owned': 0,
}

/** The level in a cell or field, as a number or in words; null if it is not from 0 to 8. */
export function parseLevel(value: unknown): ItemLevel | null {
  if (isItemLevel(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string') return null
  const text = value.normalize('NFKC').replaceAll('\uFE0F', '').trim().toLowerCase()
  if (Object.hasOwn(words, text)) return words[text] ?? null
  const digit = /^(\d)(?:[.,]0+|\s*\/\s*8)?$/.exec(text.replace(levelWord, ''))?.[1]
  const level = digit === undefined ? null : Number(digit)
  return isItemLevel(level) ? level : null
}

/** Milliseconds since 1970 of an ISO 8601 date and time; null if it is not one. */
export function parseMoment(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value.trim()))
    return null
  const momentMs = Date.parse(value)
  return Number.isNaN(momentMs) || momentMs < 0 ? null : momentMs
}

function fromList(list: readonly string[]): Record<string, ItemLevel> {
  return Object.fromEntries(list.flatMap((word, level) => (isItemLevel(level) ? [[word, level]] : [])))
}

function fromWords(level: ItemLevel, list: string): Record<string, ItemLevel> {
  return Object.fromEntries(list.split(' ').map((word) => [word, level]))
}
