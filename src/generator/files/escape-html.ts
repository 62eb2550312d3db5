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
