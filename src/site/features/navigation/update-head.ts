import { cardPath } from '#pages/cards/card.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { formatTitle, siteConfig } from '#pages/config/site-config.ts'
import { addPrefix } from '#pages/routes/language-path.ts'
import { pathPrefix } from '#wording/language.ts'

/** Updates the head to what the server would have rendered, but for descriptions. Tags that it omitted stay omitted. */
export function updateHead(page: PageData, ownTitle: string | null): void {
  const title = formatTitle(ownTitle)
  document.title = title
  // Only crawlers read descriptions and which languages a page is in, and they load documents: those of the document's
  // page describe no other.
  for (const tag of document.head.querySelectorAll('[name="description"], [property="og:description"], [hreflang]'))
    tag.remove()
  setAttribute('meta[property="og:title"]', 'content', title)
  setAddress('link[rel="canonical"]', 'href', addPrefix(page.path, pathPrefix))
  setAddress('meta[property="og:url"]', 'content', addPrefix(page.path, pathPrefix))
  setAddress('meta[property="og:image"]', 'content', cardPath(page))
  setAttribute('meta[property="og:image:alt"]', 'content', ownTitle ?? siteConfig.siteName)
}

/** For a page whose address says more than its own title, by which histories and bookmarks tell it apart. */
export function updateTitle(title: string | null): void {
  document.title = formatTitle(title)
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}

// Only the server knows the published origin: it is taken from the present address.
function setAddress(selector: string, name: string, path: string): void {
  const present = document.head.querySelector(selector)?.getAttribute(name)
  if (present) setAttribute(selector, name, new URL(path, present).href)
}
