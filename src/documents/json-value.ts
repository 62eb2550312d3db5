/** The values documents are made of. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined
}

/**
 * What an object has under a name that comes from outside, which may be a name of the language: `constructor` is in every
 * object. The linter asks for it where an object has any names; tables of our own are Maps.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  // oxlint-disable-next-line house/text-keys -- This is how.
  return Object.hasOwn(object, name) ? object[name] : undefined
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
