/**
 * Fields that describe documents. Both sides read a description: the server builds its checks from the rules
 * (user-document-schema.ts), and pages read stored values with `read`, which needs no library.
 */
import { type Checklist, parseCaps, parseChecklist } from './checklist.ts'
import { isJsonObject, ownValue, type JsonValue } from './json-value.ts'
import { isReference, type CatalogueCollection, type Reference } from './reference.ts'

export interface Field<Value> {
  /** Undefined if the value has another type. Parts that do not belong there are left out. */
  readonly read: (value: JsonValue | undefined) => Value | undefined
  readonly rule: FieldRule
}

/** What the server takes. */
export type FieldRule =
  | { readonly of: 'text'; readonly longest: number }
  | { readonly of: 'address'; readonly isLocalAllowed: boolean }
  | { readonly of: 'choice'; readonly choices: readonly string[] }
  | { readonly of: 'reference'; readonly collections: readonly CatalogueCollection[] }
  | { readonly of: 'either'; readonly options: readonly FieldRule[] }
  | { readonly of: 'list'; readonly entry: FieldRule; readonly longest: number }
  | { readonly of: 'group'; readonly fields: Readonly<Record<string, FieldRule>>; readonly isWhole: boolean }
  | { readonly of: 'checklist' }
  | { readonly of: 'caps' }
  | { readonly of: 'whole-number'; readonly lowest: number; readonly highest: number }

type Fields = Readonly<Record<string, Field<unknown>>>
export type ValueOf<AnyField> = AnyField extends Field<infer Value> ? Value : never

/** @param longest in characters; it must not be empty either */
export function text(longest: number): Field<string> {
  return { read: readText, rule: { of: 'text', longest } }
}

/** An https address or, if allowed, one on this site. */
export function address({ isLocalAllowed }: { isLocalAllowed: boolean }): Field<string> {
  return { read: readText, rule: { of: 'address', isLocalAllowed } }
}

export function choice<const Choice extends string>(...choices: readonly Choice[]): Field<Choice> {
  return { read: (value) => choices.find((known) => known === value), rule: { of: 'choice', choices } }
}

export function referenceTo(...collections: readonly CatalogueCollection[]): Field<Reference> {
  return { read: (value) => (isReference(value) ? value : undefined), rule: { of: 'reference', collections } }
}

export function either<One, Other>(one: Field<One>, other: Field<Other>): Field<One | Other> {
  return {
    read: (value) => one.read(value) ?? other.read(value),
    rule: { of: 'either', options: [one.rule, other.rule] },
  }
}

/** @param longest in entries */
export function list<Entry>(entry: Field<Entry>, longest: number): Field<readonly Entry[]> {
  return {
    read: (value) =>
      Array.isArray(value) ? value.map(entry.read).filter((found): found is Entry => found !== undefined) : undefined,
    rule: { of: 'list', entry: entry.rule, longest },
  }
}

/** Named fields, each of which may be absent. */
export function group<const Parts extends Fields>(
  parts: Parts,
): Field<{ readonly [Name in keyof Parts]?: ValueOf<Parts[Name]> }> {
  return {
    // Each part was read by the field of its name.
    read: (value) => readParts(parts, value) as { readonly [Name in keyof Parts]?: ValueOf<Parts[Name]> } | undefined,
    rule: { of: 'group', fields: listRules(parts), isWhole: false },
  }
}

/** Named fields that belong together: if one is missing, the group does not exist. */
export function whole<const Parts extends Fields>(
  parts: Parts,
): Field<{ readonly [Name in keyof Parts]: ValueOf<Parts[Name]> }> {
  const names = Object.keys(parts)
  return {
    read(value) {
      const found = readParts(parts, value)
      if (!found || !names.every((name) => Object.hasOwn(found, name))) return undefined
      // Each part was read by the field of its name, and all are there.
      return found as { readonly [Name in keyof Parts]: ValueOf<Parts[Name]> }
    },
    rule: { of: 'group', fields: listRules(parts), isWhole: true },
  }
}

/** Levels of items with the moments at which they were set. */
export const checklistField: Field<Checklist> = {
  read: (value) => (isJsonObject(value) ? parseChecklist(value) : undefined),
  rule: { of: 'checklist' },
}

/** Points caps of items with the moments at which they were set, by item id. */
export const capsField: Field<Checklist> = {
  read: (value) => (isJsonObject(value) ? parseCaps(value) : undefined),
  rule: { of: 'caps' },
}

export function wholeNumber(lowest: number, highest: number): Field<number> {
  return {
    read: (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= lowest && value <= highest
        ? value
        : undefined,
    rule: { of: 'whole-number', lowest, highest },
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readParts(parts: Fields, value: JsonValue | undefined): Record<string, unknown> | undefined {
  if (!isJsonObject(value)) return undefined
  const found: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(parts)) {
    const part = field.read(ownValue(value, name))
    if (part !== undefined) found[name] = part
  }
  return found
}

function listRules(parts: Fields): Record<string, FieldRule> {
  return Object.fromEntries(Object.entries(parts).map(([name, { rule }]) => [name, rule]))
}
