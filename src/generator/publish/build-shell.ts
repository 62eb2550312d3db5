import { siteConfig } from '#pages/config/site-config.ts'
import { appOpening, stateClosing, stateOpening } from '#site/ui/document-slots.ts'
import { escapeHtml, serialise } from '../files/escape-html.ts'

/**
 * The document at the addresses of a language that have none of their own, such as those of old days: its scripts find that
 * it holds another page than that of the address, and load that.
 * @param notFound the document of the language's not-found page, which is at no such address, and not indexed
 */
export function buildShell(notFound: string): string {
  const [head = ''] = notFound.split(appOpening, 1)
  const start = notFound.lastIndexOf(stateOpening) + stateOpening.length
  const end = notFound.indexOf(stateClosing, start)
  const { data, context } = JSON.parse(notFound.slice(start, end))
  const state = serialise({ data, context: { ...context, notFound: undefined } })
  const ownHead = head.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(siteConfig.siteName)}</title>`)
  return ownHead + appOpening + stateOpening + state + notFound.slice(end)
}
