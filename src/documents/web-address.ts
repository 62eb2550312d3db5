/** What counts as an address, for the forms that ask for one and for the server that keeps it. */
import { parseUrl } from './parse-url.ts'

/** An http or https address without a user's name, which would make it look like that of another host. */
export function isWebAddress(text: string): boolean {
  const url = isPlain(text) ? parseUrl(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === ''
}

export function isHttpsAddress(text: string): boolean {
  return isPlain(text) && parseUrl(text)?.protocol === 'https:'
}

/** An address on this site. One slash: two would begin the name of another host. */
export function isLocalAddress(text: string): boolean {
  return /^\/(?!\/)/.test(text) && isPlain(text)
}

/** Browsers treat a backslash as a slash, and drop tabs, line breaks and other control characters. */
function isPlain(text: string): boolean {
  return !/[\\\s\p{Cc}]/u.test(text)
}
