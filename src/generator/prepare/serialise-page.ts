import type { PageData } from '#pages/data/page-data.ts'
import { serialise } from './serialise.ts'

/** Longer lists hold small parts, which are cheaper to serialise again than to look up. */
const fewParts = 8

/**
 * Serialises pages as `serialise` does, but only once for large parts that pages share, recognised by identity in short
 * lists: a ranking that holds for a week is on the pages of seven days.
 */
export function createPageSerialiser(): (page: PageData) => string {
  const known = new WeakMap<object, string>()

  function serialisePart(part: unknown): string {
    if (typeof part !== 'object' || part === null) return serialise(part)
    const before = known.get(part)
    if (before !== undefined) return before
    const text = serialise(part)
    known.set(part, text)
    return text
  }

  function serialiseField(value: unknown): string {
    const isOfFewParts = Array.isArray(value) && value.length <= fewParts
    return isOfFewParts ? `[${value.map(serialisePart).join(',')}]` : serialise(value)
  }

  return (page) => {
    const fields = Object.entries(page).filter(([, value]) => value !== undefined)
    return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${serialiseField(value)}`).join(',')}}`
  }
}
