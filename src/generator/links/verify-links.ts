import { formatBrokenLinks, findBrokenLinks, type LinkTargets } from './find-broken-links.ts'
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
