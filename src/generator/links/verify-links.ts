import { formatBrokenLinks, findBrokenLinks, type LinkTargets } from './find-broken-links.ts'
import type { InternalLinks } from './internal-links.ts'

interface LinkSources {
  /** Of the pages that this build has rendered. */
  readonly fresh: InternalLinks
  /** Of all pages of the build before; empty when this one has rendered all. */
  readonly earlier: readonly string[]
  /** Renders the pages that were taken over as they stand. */
  readonly renderRest: () => Promise<InternalLinks>
}

/**
 * Makes sure that every link within the site leads somewhere.
 * @returns where the site's pages link to
 * @throws by the promise, with every dead link and a page that has it
 */
export async function verifyLinks(sources: LinkSources, site: LinkTargets): Promise<string[]> {
  const { fresh, earlier, renderRest } = sources
  let links: InternalLinks = new Map([...earlier.map((target) => [target, null] as const), ...fresh])
  let broken = findBrokenLinks(links, site)
  if (broken.some(({ page }) => page === null)) {
    // Either a page that was taken over has lost its target, or the one that had the link is no more.
    links = new Map([...fresh, ...(await renderRest())])
    broken = findBrokenLinks(links, site)
  }
  if (broken.length > 0) throw new Error(formatBrokenLinks(broken))
  return [...links.keys()]
}
