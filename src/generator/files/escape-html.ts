const entities = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  }),
)

/** For text and double-quoted attribute values in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities.get(character)!)
}

/** As React escapes text and attributes: to find again what it has written. */
export function escapeLikeReact(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character)!)
}

/**
 * JSON that is safe inside a script element: no `<` can start a tag or a comment. Pages are serialised once; document
 * and data file hold the same bytes.
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
