import type { InternalLinks } from './internal-links.ts'
import { documentFileName, outputFileName } from '../files/output-file-names.ts'

export interface BrokenLink {
  readonly target: string
  /** One that has the link; null where only an earlier build knew which. */
  readonly page: string | null
  readonly fault: string
}

/** What the output folder holds when the links are looked at. */
export interface LinkTargets {
  /** Paths of all pages. */
  readonly paths: ReadonlySet<string>
  /** All files, relative to the output folder. */
  readonly files: ReadonlySet<string>
  readonly readDocument: (file: string) => string
}

/** Links to no page and no file, to a page without its closing slash, or to an anchor that their page does not have. */
export function findBrokenLinks(links: InternalLinks, site: LinkTargets): BrokenLink[] {
  // One after the other for each page, so that only one document is held at a time.
  const byPath = Map.groupBy(
    [...links].map(([target, page]) => ({ target, page, ...split(target) })),
    ({ path }) => path,
  )
  return [...byPath].flatMap(([path, demands]) => {
    const fault = findFault(path, site)
    if (fault) return demands.map(({ target, page }) => ({ target, page, fault }))
    const anchored = demands.filter(({ anchor }) => anchor !== '')
    if (anchored.length === 0 || !site.paths.has(path)) return []
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
  return paths.has(`${path}/`) ? 'lacks its closing slash' : 'leads to no page and no file'
}

/** The path and the anchor of a target as it stands in HTML; its query never takes part. */
function split(target: string): { path: string; anchor: string } {
  const { pathname, hash } = new URL(unescapeHtml(target), 'https://site.invalid')
  return { path: pathname, anchor: escapeAttribute(decodeURIComponent(hash.slice(1))) }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** As React writes it into an attribute. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}
