/**
 * Parses the address to which a setting sends reports; null if it is empty. Throws unless it is an https or mailto address.
 * @param name of the setting
 */
export function parseContact(name: string, text: string): string | null {
  if (text.trim() === '') return null
  const url = URL.parse(text.trim())
  const isForm = url?.protocol === 'https:' && url.hash === '' && url.username === '' && url.password === ''
  const isMailbox = url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname) && url.hash === ''
  if (url && (isForm || isMailbox)) return url.href
  throw new Error(
    `${name} "${text}" is neither a web page nor a mailbox. ` +
      'Write it like https://example.org/report or mailto:data@example.org, or leave it out.',
  )
}
