import { formatTitle, siteConfig } from '#pages/config/site-config.ts'
import { appOpening, stateClosing, stateOpening } from '../../../ui/document-slots.ts'
import type { LocalPageFile } from './local-page-file.ts'

/**
 * A document for a page that is stored as data: the shell is the offline page's document, without its content. The
 * scripts of the shell show the page, so that code and document are always of one build.
 */
export function composeDocument(shell: string, { hash, title, text }: LocalPageFile): string {
  const [head = ''] = shell.split(appOpening, 1)
  const closing = shell.slice(shell.indexOf(stateClosing, shell.lastIndexOf(stateOpening) + stateOpening.length))
  const state = `{${text.slice(text.indexOf(',') + 1)}`
  const ownHead = markOffline(head)
    .replace(/(name="build-hash" content=")[0-9a-f]+/, `$1${hash}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeText(formatTitle(title))}</title>`)
    .replace(
      /(property="og:image:alt" content=")[^"]*/,
      (_, before) => before + escapeText(title ?? siteConfig.siteName),
    )
  return ownHead + appOpening + stateOpening + state + closing
}

/** Tells the page that it did not come from the network. */
export function markOffline(html: string): string {
  return html.replace(/<html lang="[^"]+"/, '$& data-offline')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const hashPattern = /<meta name="build-hash" content="([0-9a-f]+)">/

/** The page file that a document embeds, to the letter what its data address holds; null when it embeds none. */
export function readDocument(html: string): string | null {
  const hash = hashPattern.exec(html)?.[1]
  const start = html.lastIndexOf(stateOpening)
  const end = html.indexOf(stateClosing, start + stateOpening.length)
  if (!hash || start < 0 || end < 0) return null
  const state = html.slice(start + stateOpening.length, end)
  return state.startsWith('{') ? `{"hash":"${hash}",${state.slice(1)}` : null
}
