import { parseUrl } from '#documents/parse-url.ts'
import type { ElementTask } from './element-watcher.ts'
import { hasFileExtension, matchAddress, readPath } from './page-address.ts'
import { createForesight, type ForesightPorts } from './foresight.ts'
import type { VisibilityWatcher } from './visibility-watcher.ts'

const selector = 'a[href]'

interface LinkPorts extends ForesightPorts {
  readonly navigate: (address: URL) => void
  readonly shownUrl: () => URL
  /** Without it nothing is prefetched. */
  readonly visibility: VisibilityWatcher | null
}

export interface LinkController {
  /** Readies every link: where it opens, whether it is current, when it is prefetched. */
  readonly task: ElementTask
  /** Marks the links to the page that is shown now. */
  readonly markCurrent: () => void
}

/** Makes plain links the site's own: there is no link component, and this is the one listener for clicks. */
export function startLinkController(ports: LinkPorts): LinkController {
  const { navigate, shownUrl, visibility } = ports
  const foresight = createForesight(ports)

  // Read from the attributes, because a link in a drawing has no such properties; once, because a list has hundreds.
  function readTraits(element: Element): LinkTraits {
    return {
      // Not `document.baseURI`: while Back or Forward loads, that is the address of the page to come.
      url: parseUrl(readAddress(element), shownUrl().href),
      target: element.getAttribute('target') ?? '',
      hasDownload: element.hasAttribute('download'),
    }
  }

  /** Of the page that a link leads to. */
  function findPath(element: Element): string | null {
    const url = findPageLink(readTraits(element), location.origin)
    return url && readPath(url.pathname)
  }

  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null
    const url = element && isPlainClick(event) ? findPageLink(readTraits(element), location.origin) : null
    if (!url) return
    event.preventDefault()
    navigate(url)
  })

  function readPointed({ target }: Event): void {
    const element = target instanceof Element ? target.closest(selector) : null
    foresight.point(element && findPath(element))
  }
  document.addEventListener('pointerover', readPointed, { passive: true })
  document.addEventListener('focusin', readPointed)

  function onFound(element: Element): void {
    const isElsewhere = leadsElsewhere(readAddress(element), shownUrl())
    const traits = isElsewhere ? null : readTraits(element)
    const url = traits && findPageLink(traits, location.origin)
    if (traits && isExternalLink(traits.url, location.origin)) openOutside(element)
    mark(element, url, shownUrl())
    // Whether it is a page is asked once the reader sees it.
    if (!visibility || (!url && !isElsewhere)) return
    const onChange = foresight.watch(
      () => findPath(element),
      () => visibility.unwatch(element),
    )
    visibility.watch(element, onChange)
  }

  function markCurrent(): void {
    for (const element of document.querySelectorAll(selector)) {
      const isElsewhere = leadsElsewhere(readAddress(element), shownUrl())
      mark(element, isElsewhere ? null : findPageLink(readTraits(element), location.origin), shownUrl())
    }
  }

  return { task: { selector, onFound }, markCurrent }
}

function readAddress(element: Element): string {
  return element.getAttribute('href') ?? ''
}

function openOutside(element: Element): void {
  if (!element.hasAttribute('target')) element.setAttribute('target', '_blank')
  if (!element.hasAttribute('rel')) element.setAttribute('rel', 'noopener')
}

function mark(element: Element, link: URL | null, page: URL): void {
  const relation = link && relateLink(link, page)
  if (relation === 'page') element.setAttribute('aria-current', 'page')
  else if (element.getAttribute('aria-current') === 'page') element.removeAttribute('aria-current')
  element.toggleAttribute('data-active', relation === 'section')
}

/** What decides about a link. */
interface LinkTraits {
  /** Its target; null if the address is invalid. */
  readonly url: URL | null
  readonly target: string
  readonly hasDownload: boolean
}

/** What decides about a click; a `MouseEvent` has all of it. */
interface ClickTraits {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly defaultPrevented: boolean
}

/** Where a link leads within the site in its language; null if the browser should handle it. */
export function findPageLink({ url, target, hasDownload }: LinkTraits, origin: string): URL | null {
  if (hasDownload || (target !== '' && target.toLowerCase() !== '_self')) return null
  if (url?.origin !== origin || hasFileExtension(url.pathname) || !matchAddress(url.pathname)) return null
  return url
}

/** A plain left click that nothing has handled yet. */
export function isPlainClick(click: ClickTraits): boolean {
  const modified = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey
  return click.button === 0 && !modified && !click.defaultPrevented
}

/** `http:` and `https:` to another origin; `mailto:`, `tel:` and the like are not external links. */
export function isExternalLink(url: URL | null, origin: string): boolean {
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.origin !== origin
}

/** How a link relates to the current page: `page` is the page itself, `section` contains it. */
export function relateLink(link: URL, page: URL): 'page' | 'section' | null {
  // A link to a hash or a selection of a page is neither.
  if (link.hash !== '' || (link.search !== '' && link.search !== page.search)) return null
  if (link.pathname === page.pathname) return 'page'
  const isAbove =
    readPath(link.pathname) !== '/' && link.pathname.endsWith('/') && page.pathname.startsWith(link.pathname)
  return isAbove ? 'section' : null
}

/** What a URL would leave as it is: a path of this site, without a query or a hash. */
const plainPath = /^\/(?:[\w-]+\/)*$/

/**
 * Whether an address, as it is written in a link, says for sure that it leads to a path of this site to which
 * `relateLink` has nothing to say. Pages have up to two thousand links, nearly all of this sort: parsing each, and
 * asking every route, would take a phone a third of a second.
 */
export function leadsElsewhere(address: string, page: URL): boolean {
  return plainPath.test(address) && !page.pathname.startsWith(address)
}
