import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import { escapeLikeReact } from '../files/escape-html.ts'
import { documentFileName, outputFileName } from '../files/output-file-names.ts'
import type { InternalLinks } from './internal-links.ts'

interface LinkSources {
  /** Links of the pages that this build has rendered. */
  readonly fresh: InternalLinks
  /** Link targets of the previous build; empty if this one has rendered all pages. */
  readonly earlier: readonly string[]
  /** Renders the unchanged pages that were carried over. */
  readonly renderRest: () => Promise<InternalLinks>
}

/**
 * Checks that every internal link leads somewhere. Rejects with all dead links, each with a page that has it.
 * @returns internal link targets of all pages
 */
export async function verifyLinks(sources: LinkSources, site: LinkTargets): Promise<string[]> {
  const { fresh, earlier, renderRest } = sources
  let links: InternalLinks = new Map([...earlier.map((target) => [target, null] as const), ...fresh])
  let broken = findBrokenLinks(links, site)
  if (broken.some(({ page }) => page === null)) {
    // Either a page that was carried over has lost its target, or the page with the link is gone.
    links = new Map([...fresh, ...(await renderRest())])
    broken = findBrokenLinks(links, site)
  }
  if (broken.length > 0) throw new Error(formatBrokenLinks(broken))
  return [...links.keys()]
}

interface BrokenLink {
  readonly target: string
  /** A page with the link; null if only an earlier build knew it. */
  readonly page: string | null
  readonly fault: string
}

/** What links can lead to. */
export interface LinkTargets {
  /** Of all pages. */
  readonly paths: ReadonlySet<string>
  /** Relative to the output folder. */
  readonly files: ReadonlySet<string>
  readonly readDocument: (file: string) => string
  /** Whether a page was carried over, so that the previous build compared its own links with the anchors in it. */
  readonly isAsBefore: (path: string) => boolean
}

/** Finds links to missing pages and files, to pages without the trailing slash, and to missing anchors. */
export function findBrokenLinks(links: InternalLinks, site: LinkTargets): BrokenLink[] {
  // Grouped by page, so that only one document is in memory at a time.
  const byPath = Map.groupBy(
    [...links].map(([target, page]) => ({ target, page, ...split(target) })),
    ({ path }) => path,
  )
  return [...byPath].flatMap(([path, demands]) => {
    const fault = findFault(path, site)
    if (fault) return demands.map(({ target, page }) => ({ target, page, fault }))
    if (!site.paths.has(path)) return []
    const isAsBefore = site.isAsBefore(path)
    const anchored = demands.filter(({ anchor, page }) => anchor !== '' && (page !== null || !isAsBefore))
    if (anchored.length === 0) return []
    const document = site.readDocument(documentFileName(path))
    return anchored
      .filter(({ anchor }) => !document.includes(` id="${anchor}"`))
      .map(({ target, page }) => ({ target, page, fault: 'leads to no anchor of that page' }))
  })
}

export function formatBrokenLinks(broken: readonly BrokenLink[]): string {
  const lines = broken.map(({ page, target, fault }) => `The page ${page} links to ${target}, which ${fault}.`)
  return [...lines, `${broken.length === 1 ? '1 link is' : `${broken.length} links are`} dead.`].join('\n')
}

function findFault(path: string, { paths, files }: LinkTargets): string | null {
  if (paths.has(path) || files.has(outputFileName(path))) return null
  return paths.has(`${path}/`) ? 'lacks its trailing slash' : 'leads to no page and no file'
}

/** The path and the anchor of a target as written in HTML. The query does not matter. */
function split(target: string): { path: string; anchor: string } {
  const { pathname, hash } = new URL(unescapeHtml(target), 'https://site.invalid')
  return { path: pathname, anchor: escapeLikeReact(decodeEscapes(hash.slice(1))) }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
