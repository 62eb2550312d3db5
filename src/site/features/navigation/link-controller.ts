import { parseUrl } from '#documents/parse-url.ts'
import type { ElementTask } from './element-watcher.ts'
import {
  findPageLink,
  isExternalLink,
  isPlainClick,
  leadsElsewhere,
  relateLink,
  type LinkTraits,
} from './find-page-link.ts'
import { isDataSaverOn } from './is-data-saver-on.ts'
import { readPath } from './page-address.ts'
import type { VisibilityWatcher } from './visibility-watcher.ts'

const prefetchDelayMs = 250
/** A reader who only sweeps the pointer over a list is gone by then. */
const pointedDelayMs = 60
const selector = 'a[href]'

interface LinkPorts {
  readonly navigate: (address: URL) => void
  readonly prefetch: (path: string) => void
  /** Fetches the code of a page that the reader is about to open. */
  readonly prepare: (path: string) => void
  /** Reads the data of such a page. */
  readonly read: (path: string) => Promise<unknown>
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
  const { navigate, prefetch, prepare, read, shownUrl, visibility } = ports

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

  let pointing: ReturnType<typeof setTimeout> | undefined
  // A reader who points at a link, or reaches it with the keyboard, opens it a moment later.
  function readPointed({ target }: Event): void {
    const element = target instanceof Element ? target.closest(selector) : null
    const path = element && findPath(element)
    clearTimeout(pointing)
    if (!path || isDataSaverOn()) return
    prepare(path)
    // A failure is forgotten: opening the page asks again.
    pointing = setTimeout(() => read(path).catch(() => undefined), pointedDelayMs)
  }
  document.addEventListener('pointerover', readPointed, { passive: true })
  document.addEventListener('focusin', readPointed)

  function watchForPrefetch(element: Element, watcher: VisibilityWatcher): void {
    let timer: ReturnType<typeof setTimeout> | undefined
    watcher.watch(element, (visible) => {
      clearTimeout(timer)
      if (!visible) return
      timer = setTimeout(() => {
        watcher.unwatch(element)
        // Its address may have changed since it was found.
        const path = findPath(element)
        if (path && !isDataSaverOn()) prefetch(path)
      }, prefetchDelayMs)
    })
  }

  function onFound(element: Element): void {
    const isElsewhere = leadsElsewhere(readAddress(element), shownUrl())
    const traits = isElsewhere ? null : readTraits(element)
    const url = traits && findPageLink(traits, location.origin)
    if (traits && isExternalLink(traits.url, location.origin)) openOutside(element)
    mark(element, url, shownUrl())
    // Whether it is a page is asked once the reader sees it.
    if (visibility && (url || isElsewhere)) watchForPrefetch(element, visibility)
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
