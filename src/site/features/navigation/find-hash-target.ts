/** The element a `#…` refers to, found as browsers do: as written, then decoded; null if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  if (name === '') return null
  return document.getElementById(name) ?? document.getElementById(decodeName(name))
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A stray `%` in a typed address stands for itself.
    return name
  }
}
