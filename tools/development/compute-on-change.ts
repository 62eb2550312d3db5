/** Returns a function that recomputes only if an argument differs from the last call. */
export function computeOnChange<Arguments extends readonly unknown[], Value>(
  compute: (...parts: Arguments) => Value,
): (...parts: Arguments) => Value {
  let last: { readonly parts: Arguments; readonly value: Value } | null = null
  return (...parts) => {
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, value: compute(...parts) }
    return last.value
  }
}
