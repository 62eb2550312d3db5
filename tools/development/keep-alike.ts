/** Returns a function that returns the previous value for as long as new ones have the same description. */
export function keepAlike<Value>(): (value: Value, describe: (value: Value) => string) => Value {
  let last: { readonly value: Value; readonly description: string } | null = null
  return (value, describe) => {
    const description = describe(value)
    if (last?.description !== description) last = { value, description }
    return last.value
  }
}
