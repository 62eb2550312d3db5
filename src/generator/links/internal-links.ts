/** Where a page of the site links to, and the first page seen that does; null where only an earlier build knows that. */
export type InternalLinks = ReadonlyMap<string, string | null>

export interface LinkCollector {
  /** Takes the links out of a piece of a page's markup. */
  collect(markup: string, page: { readonly path: string; readonly kind: string }): void
  /** Those not taken yet. */
  take(): (readonly [target: string, pagePath: string])[]
}

/** What a browser goes to or loads; and what a card on another site loads, which must say the whole address. */
const addressPattern = / (?:(?:href|src)="([^"]+)"|content="(https?:[^"]+)")/g

/**
 * Collects the addresses within the site from the markup of pages while they are rendered, each once: six hundred
 * megabytes of documents hold a few thousand different ones.
 * @param siteUrl Without a slash at its end; addresses that begin with it are the site's own.
 */
export function createLinkCollector(siteUrl: string): LinkCollector {
  const seen = new Set<string>()
  let untaken: (readonly [string, string])[] = []

  function note(key: string, target: string, pagePath: string): void {
    if (seen.has(key)) return
    seen.add(copyText(key))
    untaken.push([target, pagePath])
  }

  return {
    collect(markup, { path, kind }) {
      for (const [, own, ofCard] of markup.matchAll(addressPattern)) {
        const address = own ?? ofCard ?? ''
        // An anchor of the page's own: pages of one kind have the same, so one of them answers for all.
        if (address.startsWith('#')) note(`${kind} ${address}`, path + address, path)
        else if (address.startsWith('/') && !address.startsWith('//')) note(address, address, path)
        else if (address.startsWith(`${siteUrl}/`)) note(address, address.slice(siteUrl.length), path)
      }
    },
    take() {
      const taken = untaken
      untaken = []
      return taken
    },
  }
}

/** A piece cut out of a text holds on to all of it: to remember a link would be to keep the page that has it. */
function copyText(text: string): string {
  return Buffer.from(text).toString()
}
