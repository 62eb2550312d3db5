/**
 * Where readers report wrong data, as the one who builds the site has set it; null where it is left empty.
 * Throws on anything but the address of an https page or of a mailbox.
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
