import { cardPath } from '#pages/cards/card-path.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { formatTitle, siteConfig } from '#pages/config/site-config.ts'

/** Makes the head say what the server would have written for this page. Tags that the server left out stay out. */
export function updateHead(page: PageData): void {
  const title = formatTitle(page.title)
  document.title = title
  setAttribute('meta[name="description"]', 'content', page.description)
  setAttribute('meta[property="og:title"]', 'content', title)
  setAttribute('meta[property="og:description"]', 'content', page.description)
  setAddress('link[rel="canonical"]', 'href', page.path)
  setAddress('meta[property="og:url"]', 'content', page.path)
  setAddress('meta[property="og:image"]', 'content', cardPath(page))
  setAttribute('meta[property="og:image:alt"]', 'content', page.title ?? siteConfig.siteName)
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}

// The published origin is known to the server alone: it stands in the address that is there.
function setAddress(selector: string, name: string, path: string): void {
  const present = document.head.querySelector(selector)?.getAttribute(name)
  if (present) setAttribute(selector, name, new URL(path, present).href)
}
