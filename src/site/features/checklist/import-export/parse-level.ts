import { isItemLevel, type ItemLevel } from '#documents/checklist.ts'

/** The level in a cell or field; null unless it is 0 to 8. */
export function parseLevel(value: unknown): ItemLevel | null {
  const level = typeof value === 'string' && /^\d$/.test(value.trim()) ? Number(value) : value
  return isItemLevel(level) ? level : null
}

/** Milliseconds since 1970 of an ISO 8601 date and time; null if it is not one. */
export function parseMoment(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value.trim()))
    return null
  const momentMs = Date.parse(value)
  return Number.isNaN(momentMs) || momentMs < 0 ? null : momentMs
}
