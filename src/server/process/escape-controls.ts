/**
 * A text as it can be shown on a terminal: what is no visible character is written as `\u001b`. Such characters could move
 * the cursor, hide or reverse what follows, or begin a forged line.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)
}

/** In UTF-16, as JSON does it. */
function escape(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
