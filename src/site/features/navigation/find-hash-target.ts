import { decodeEscapes } from '#pages/routes/decode-escapes.ts'

/** The element a `#…` refers to, found as browsers do: as written, then decoded; null if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  if (name === '') return null
  return document.getElementById(name) ?? document.getElementById(decodeEscapes(name))
}
