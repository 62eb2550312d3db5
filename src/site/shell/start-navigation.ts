import { readTitle } from '#wording/titles.ts'
import { pathPrefix } from '#wording/language.ts'
import { formatTitle } from '#pages/config/site-config.ts'
import { createLazyImageTask } from '../features/navigation/lazy-images.ts'
import { watchElements } from '../features/navigation/element-watcher.ts'
import { startLinkController } from '../features/navigation/link-controller.ts'
import { catchLostFocus } from '../ui/catch-focus.ts'
import { releaseFocus } from '../ui/focus-content.ts'
import { limitViewportScale } from '../features/navigation/limit-viewport-scale.ts'
import { beginWithFirstScreen } from '../ui/loading/first-screen.ts'
import { readBuildHash } from '../ui/loading/read-build-hash.ts'
import { watchLeaving } from '../ui/loading/leaving.ts'
import { closeModals } from '../ui/open-modals.ts'
import {
  createPageLoader,
  startNavigator,
  type Arrival,
  type NavigatorPorts,
  type Opening,
} from '../features/navigation/navigator.ts'
import type { LoadPageChunk } from '../features/navigation/load-page-chunk.ts'
import { toContentKey } from '../features/navigation/history-entries.ts'
import { createPageDataClient } from '../features/navigation/page-data-client.ts'
import { scrollAndFocus } from '../features/navigation/scroll-and-focus.ts'
import { isComposed, type EmbeddedState } from '../features/navigation/read-embedded-state.ts'
import { provideNavigationServices } from '../features/navigation/navigation-services.ts'
import { clearFailedNavigation, reportFailedNavigation } from '../features/navigation/report-failed-navigation.ts'
import type { ScrollKeeper } from '../features/navigation/scroll-keeper.ts'
import { shownPage } from '../features/navigation/shown-page.ts'
import { showProgress } from '../features/navigation/show-progress.ts'
import { updateHead } from '../features/navigation/update-head.ts'
import { createVisibilityWatcher } from '../features/navigation/visibility-watcher.ts'
import type { ShownPage } from './app.tsx'
import { pageShortcuts, startShortcuts } from './shortcuts/page-shortcuts.ts'

export { readTitle }

export interface NavigationParts {
  readonly embedded: EmbeddedState
  readonly opening: Opening
  readonly scroll: ScrollKeeper
  readonly loadPageChunk: LoadPageChunk
  readonly mayEnter: NavigatorPorts['mayEnter']
  readonly askToSignIn: NavigatorPorts['askToSignIn']
  /** Renders a page synchronously. */
  readonly render: (page: ShownPage) => void
}

/** Takes over links, history, prefetching, scrolling and focus from the browser. */
export function startNavigation(parts: NavigationParts): void {
  const { embedded, opening, scroll, loadPageChunk, mayEnter, askToSignIn, render } = parts
  const pages = createPageDataClient({ buildHash: readBuildHash(), embedded })
  const { loadPage, preparePage } = createPageLoader(pages, loadPageChunk)

  function show(arrival: Arrival): void {
    const { page, url, entry, isReturn } = arrival
    scroll.enter(entry)
    const title = readTitle(page.data)
    updateHead(page.data, title)
    releaseFocus()
    closeMeanings()
    beginWithFirstScreen(!isReturn && url.hash === '')
    render({ ...page, title, contentKey: toContentKey(url, entry), announcement: formatTitle(title) })
    links.markCurrent()
    scrollAndFocus(arrival, scroll)
    shownPage.write({ ...page, title, url })
    clearFailedNavigation()
  }

  // On phones, Back closes a sheet. This comes before the navigator, whose page may arrive at once and take the focus.
  addEventListener('popstate', closeModals)
  const navigator = startNavigator(
    {
      mayEnter,
      askToSignIn,
      loadPage,
      beforeShow: scroll.leave,
      show,
      showProgress,
      reportFailure: (retry) => void reportFailedNavigation(retry),
    },
    opening,
  )
  const visibility = createVisibilityWatcher()
  const links = startLinkController({
    ...navigator,
    prefetch: pages.prefetch,
    prepare: preparePage,
    read: pages.load,
    visibility,
  })
  catchLostFocus()
  limitViewportScale()
  watchLeaving()
  if (!('popover' in HTMLElement.prototype)) void openMenuWithoutPopovers()
  provideNavigationServices({
    navigate: navigator.navigate,
    begin: navigator.begin,
    reopen: navigator.reopen,
    loadPageData: pages.load,
  })
  startShortcuts(pageShortcuts)
  watchElements(document.body, [links.task, createLazyImageTask(visibility)])
  if (opening.isShown) shownPage.write({ ...embedded, url: navigator.shownUrl(), title: readTitle(embedded.data) })
  if (pathPrefix !== '' && opening.isShown && isComposed()) updateHead(embedded.data, readTitle(embedded.data))
  startAfterLoad()
}

/** Safari before 17, Firefox before 125 and Chrome before 114. */
async function openMenuWithoutPopovers(): Promise<void> {
  const { startMenuWithoutPopovers } = await import('./layout/menu-without-popovers.ts')
  startMenuWithoutPopovers()
}

/** What terms mean stands in the footer, which stays from page to page. */
function closeMeanings(): void {
  for (const meaning of document.querySelectorAll<HTMLElement>('.site-footer [popover]')) meaning.hidePopover?.()
}

/** Starts what pages can be read without, once the document has loaded. */
function startAfterLoad(): void {
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start(), { once: true })
}

async function start(): Promise<void> {
  try {
    const { startBackground } = await import('./start-background.ts')
    startBackground()
  } catch (error) {
    // The page works without it, and the next page retries.
    console.error(error)
  }
}
