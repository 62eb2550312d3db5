/**
 * JSON that is safe inside a script element: no `<` can start a tag or a comment. Pages are serialised once; document
 * and data file hold the same bytes.
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
