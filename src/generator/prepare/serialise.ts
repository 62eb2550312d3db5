/**
 * JSON that can stand inside a script element as well as in a file: a `<` never begins a tag or a comment there.
 * Pages are serialised once, and both places hold the same bytes.
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
