/** `localStorage`, or null where the browser blocks it: even accessing it throws. */
export function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
