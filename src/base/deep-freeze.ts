/** Freezes a value and everything in it, maps and sets included: nothing can change the catalogue once it is built. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (value instanceof Map) {
    for (const entry of value.values()) deepFreeze(entry)
    forbidChange(value, ['set', 'delete', 'clear'])
  } else if (value instanceof Set) forbidChange(value, ['add', 'delete', 'clear'])
  else for (const entry of Object.values(value)) deepFreeze(entry)
  return Object.freeze(value)
}

/** Object.freeze does not reach what a map or set holds. */
function forbidChange(collection: object, methods: readonly string[]): void {
  for (const method of methods) {
    Object.defineProperty(collection, method, {
      value: () => {
        throw new TypeError(`The catalogue is frozen: ${method} is not allowed`)
      },
    })
  }
}
