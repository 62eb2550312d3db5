/** Returns a function that computes the value for each key once and keeps all values. */
export function memoize<Key, Value extends object | string>(compute: (key: Key) => Value): (key: Key) => Value {
  return keepIn(new Map<Key, Value>(), compute)
}

/** As `memoize`, but keeps a value no longer than its key. */
export function memoizeWeak<Key extends WeakKey, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return keepIn(new WeakMap<Key, Value>(), compute)
}

function keepIn<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/** As `memoize`, but keeps only the last value: for keys that come in runs and values too large to keep. */
export function memoizeLast<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}
