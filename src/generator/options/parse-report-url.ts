/**
 * Parses the address for reports of wrong data; null if it is empty. Throws unless it is an https or mailto address.
 */
export function parseReportUrl(text: string): string | null {
  if (text.trim() === '') return null
  const url = URL.parse(text.trim())
  const isForm = url?.protocol === 'https:' && url.hash === '' && url.username === '' && url.password === ''
  const isMailbox = url?.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname) && url.hash === ''
  if (url && (isForm || isMailbox)) return url.href
  throw new Error(
    `REPORT_URL "${text}" is neither a web page nor a mailbox. ` +
      'Write it like https://example.org/report or mailto:data@example.org, or leave it out.',
  )
}
