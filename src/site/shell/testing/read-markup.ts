/** The text of what renderPage and renderWithSharedMarkup return. */
export function readMarkup(parts: readonly (string | Uint8Array)[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part))).join('')
}
