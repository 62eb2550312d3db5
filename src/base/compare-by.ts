type SortKey = string | number

/** A comparator by several keys, the first that differs decides. Text compares by code unit: the same on every machine. */
export function compareBy<Value>(keysOf: (value: Value) => readonly SortKey[]): (a: Value, b: Value) => number {
  return (a, b) => {
    const keysOfB = keysOf(b)
    for (const [index, key] of keysOf(a).entries()) {
      const other = keysOfB[index]
      if (other !== undefined && key !== other) return key < other ? -1 : 1
    }
    return 0
  }
}
