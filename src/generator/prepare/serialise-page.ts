import type { PageData } from '#pages/data/page-data.ts'
import { serialise } from './serialise.ts'

/** Lists of more parts hold small ones, which cost less to write again than to look up. */
const fewParts = 8

/**
 * Serialises pages as `serialise` does. The large parts that pages share, the same object in a short list of each,
 * are written once: a ranking that holds for a week stands on the pages of seven days.
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
