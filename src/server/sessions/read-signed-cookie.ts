import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The value of a signed cookie, as Hono and better-auth write it: value, dot, HMAC-SHA-256 in base 64. Null if the
 * signature is not ours. Written here because theirs goes to another thread for each request.
 *
 * @param text the cookie's text, decoded
 */
export function readSignedCookie(text: string, secret: string): string | null {
  const dot = text.lastIndexOf('.')
  if (dot < 1) return null
  const value = text.slice(0, dot)
  const expected = createHmac('sha256', secret).update(value).digest()
  const given = Buffer.from(text.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}
