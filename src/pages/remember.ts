interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/**
 * The same function, which computes the value of each key once.
 * @param memory a WeakMap where the keys are large objects that nothing else may need for long
 */
export function remember<Key, Value extends object | string>(
  compute: (key: Key) => Value,
  memory: Memory<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = memory.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    memory.set(key, value)
    return value
  }
}
