/** A part of an address without its percent escapes; as it is written if they stand for no letters, as in `100%` or `%E4`. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
