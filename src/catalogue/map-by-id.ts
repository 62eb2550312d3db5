/** In their order; of several with one id, the last. */
export function mapById<Value extends { readonly id: string }>(values: readonly Value[]): Map<string, Value> {
  return new Map(values.map((value) => [value.id, value]))
}
