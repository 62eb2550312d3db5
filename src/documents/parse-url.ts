/** Like `URL.parse`, which readers' oldest browsers lack. @returns null for anything that is not an address */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
