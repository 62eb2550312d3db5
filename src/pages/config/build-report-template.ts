import { siteName } from './site-name.ts'

const titleSlot = '{title}'
const pathSlot = '{path}'

/**
 * Builds the address for reports of wrong data, with slots for the title and path of the page. They fill the subject
 * and body of an e-mail, or the query parameters `title` and `body` of a form, as code hosts name them.
 * @param url an https or mailto address
 * @param siteUrl without a slash at its end
 */
export function buildReportTemplate(url: string, siteUrl: string): string {
  const isMail = url.startsWith('mailto:')
  // RFC 6068: lines of an e-mail end in CRLF.
  const body = `Page: ${siteUrl}${pathSlot}\n\nWhat is wrong, and where can it be seen?\n`
  const fields = [
    `${isMail ? 'subject' : 'title'}=${encodeURIComponent('Wrong data: ')}${titleSlot}`,
    `body=${encodeURIComponent(isMail ? body.replaceAll('\n', '\r\n') : body).replace(encodeURIComponent(pathSlot), pathSlot)}`,
  ]
  return `${url}${url.includes('?') ? '&' : '?'}${fields.join('&')}`
}

/** Fills the slots for one page. Kept short, because every page loads it. */
export function fillReportTemplate(template: string, path: string, title: string | null): string {
  return template.replace(titleSlot, encodeURIComponent(title ?? siteName)).replace(pathSlot, encodeURIComponent(path))
}
