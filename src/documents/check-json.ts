import type { JsonValue } from './json-value.ts'

/** Why a value cannot be stored, and where. */
export interface JsonFault {
  /** Dotted path; empty for the whole value. */
  readonly field: string
  readonly why: string
}

/** Levels of objects and lists. The deepest field of a user document is at 6. */
const deepest = 10
/** Names that would reach an object's prototype if values were copied carelessly. */
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The first thing in parsed JSON that no document may hold whatever its schema: nesting that is too deep, a name
 * that reaches a prototype, or text that databases do not store (NUL, half of a surrogate pair). Null when there is
 * none.
 */
export function findJsonFault(value: JsonValue, field = '', depth = 0): JsonFault | null {
  if (typeof value === 'string') return findTextFault(value, field)
  if (typeof value !== 'object' || value === null) return null
  if (depth >= deepest) return { field, why: `is nested more than ${deepest} levels deep` }
  for (const [name, part] of Object.entries(value)) {
    const inner = field === '' ? name : `${field}.${name}`
    if (unsafeNames.has(name)) return { field: inner, why: 'has a name that is not allowed' }
    const fault = findTextFault(name, inner) ?? findJsonFault(part ?? null, inner, depth + 1)
    if (fault) return fault
  }
  return null
}

function findTextFault(text: string, field: string): JsonFault | null {
  if (text.includes('\0')) return { field, why: 'contains a NUL character' }
  if (!text.isWellFormed()) return { field, why: 'contains half of a character' }
  return null
}
