import { routes } from '#pages/routes/routes.ts'

/** Internal link targets, each with a page that links there; null if only an earlier build knew the page. */
export type InternalLinks = ReadonlyMap<string, string | null>

export interface LinkCollector {
  /** Collects the links in a piece of a page's markup. @param prefix of its language */
  collect(markup: string, page: { readonly path: string; readonly kind: string }, prefix: string): void
  /** Returns the links collected since the last call. */
  take(): (readonly [target: string, pagePath: string])[]
}

/** Whether a character can begin an internal address: a path, an anchor, or the origin of the site. */
function canBeginAddress(character: string | undefined): boolean {
  return character === '/' || character === '#' || character === 'h'
}

/**
 * Whether the equals sign at an index is between an attribute and an address that a browser opens or loads; or, in
 * `content`, one that other sites load, which is absolute.
 */
function precedesAddress(markup: string, at: number): boolean {
  return (
    markup.startsWith(' href="', at - 5) ||
    markup.startsWith(' src="', at - 4) ||
    markup.startsWith(' content="http', at - 8)
  )
}

/**
 * Collects internal links from the markup of pages while they are rendered, each once: 600 MB of documents hold a few
 * thousand different ones.
 * @param siteUrl without a trailing slash; addresses that begin with it are internal
 * @param prefixes of the languages of the site: a page is the same in all of them, but for guides, whose headings have other
 * texts
 */
export function createLinkCollector(siteUrl: string, prefixes: readonly string[] = []): LinkCollector {
  const others = prefixes.filter((prefix) => prefix !== '')
  const guides = routes['guide-list']
  const seen = new Set<string>()
  let untaken: (readonly [string, string])[] = []

  function note(key: string, target: string, pagePath: string): void {
    if (seen.has(key)) return
    seen.add(copyText(key))
    untaken.push([target, pagePath])
  }

  function findCommon(target: string): string {
    const prefix = others.find((other) => target.startsWith(`${other}/`)) ?? ''
    return target.startsWith(guides, prefix.length) ? target : target.slice(prefix.length)
  }

  return {
    collect(markup, { path, kind }, prefix) {
      // A single character is found far faster than several, and a regular expression would make an object for each of
      // a million.
      for (let at = markup.indexOf('='); at >= 0; at = markup.indexOf('=', at + 1)) {
        if (!canBeginAddress(markup[at + 2]) || !precedesAddress(markup, at)) continue
        const start = at + 2
        const address = markup.slice(start, markup.indexOf('"', start))
        if (seen.has(address)) continue
        // Pages of a kind have the same anchors, so one of them represents all.
        if (address.startsWith('#')) note(`${prefix} ${kind} ${address}`, findCommon(prefix + path) + address, path)
        else if (address.startsWith('/') && !address.startsWith('//')) note(address, findCommon(address), path)
        else if (address.startsWith(`${siteUrl}/`)) note(address, findCommon(address.slice(siteUrl.length)), path)
      }
    },
    take() {
      const taken = untaken
      untaken = []
      return taken
    },
  }
}

/** A substring keeps the whole string alive: storing a link would retain its page. */
function copyText(text: string): string {
  return Buffer.from(text).toString()
}
