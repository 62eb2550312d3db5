/** Like `URL.parse`, which readers' oldest browsers lack. @returns null for anything that is not an address */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** The origin that a text names, as `SITE_URL` does, without a slash at its end; null for any other address or text. */
export function parseOrigin(text: string): string | null {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null
}
