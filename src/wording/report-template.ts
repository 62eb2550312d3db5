import { siteName } from '#pages/config/site-name.ts'
import { message } from './message.ts'

const wrongData = message('Wrong data: {page}')
const question = message('What is wrong, and where can it be seen?')

const titleSlot = '{title}'
const questionSlot = '{question}'
const pathSlot = '{path}'

/**
 * Builds the address for reports of wrong data, with slots for what a page says in its language. They fill the subject and
 * body of an e-mail, or the query parameters `title` and `body` of a form, as code hosts name them.
 * @param url an https or mailto address
 * @param siteUrl without a slash at its end
 */
export function buildReportTemplate(url: string, siteUrl: string): string {
  const isMail = url.startsWith('mailto:')
  // RFC 6068: lines of an e-mail end in CRLF.
  const gap = encodeURIComponent(isMail ? '\r\n\r\n' : '\n\n')
  const fields = [
    `${isMail ? 'subject' : 'title'}=${titleSlot}`,
    `body=${questionSlot}${gap}${encodeURIComponent(siteUrl)}${pathSlot}${gap}`,
  ]
  return `${url}${url.includes('?') ? '&' : '?'}${fields.join('&')}`
}

/** Fills the slots for one page. */
export function fillReportTemplate(template: string, path: string, title: string | null): string {
  const slots: readonly (readonly [slot: string, text: string])[] = [
    [titleSlot, wrongData({ page: title ?? siteName })],
    [questionSlot, question()],
    [pathSlot, path],
  ]
  return slots.reduce((filled, [slot, text]) => filled.replace(slot, () => encodeURIComponent(text)), template)
}
