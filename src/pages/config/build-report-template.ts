import { siteName } from './site-name.ts'

const titlePlace = '{title}'
const pathPlace = '{path}'

/**
 * The address at which a reader reports what is wrong on a page, with places for the page's title and path: the
 * subject and body of a mail, or `title` and `body` in the query of a form, which is how code hosts name them.
 * @param url an https or mailto address
 * @param siteUrl without a slash at its end
 */
export function buildReportTemplate(url: string, siteUrl: string): string {
  const isMail = url.startsWith('mailto:')
  // RFC 6068: lines of a mail end in CRLF.
  const body = `Page: ${siteUrl}${pathPlace}\n\nWhat is wrong, and where can it be seen?\n`
  const fields = [
    `${isMail ? 'subject' : 'title'}=${encodeURIComponent('Wrong data: ')}${titlePlace}`,
    `body=${encodeURIComponent(isMail ? body.replaceAll('\n', '\r\n') : body).replace(encodeURIComponent(pathPlace), pathPlace)}`,
  ]
  return `${url}${url.includes('?') ? '&' : '?'}${fields.join('&')}`
}

/** The address for one page. Short, because every page carries it. */
export function fillReportTemplate(template: string, page: { readonly path: string; readonly title: string | null }) {
  return template
    .replace(titlePlace, encodeURIComponent(page.title ?? siteName))
    .replace(pathPlace, encodeURIComponent(page.path))
}
