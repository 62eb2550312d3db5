import { formatTitle } from '#pages/site-config.ts'
import type { ShownPage } from '../app.tsx'
import { startAfterLoad } from '../background/start-after-load.ts'
import { createLazyImageTask } from '../images/lazy-images.ts'
import { pageKeys } from '../keys/page-keys.ts'
import { startKeys } from '../keys/start-keys.ts'
import { watchElements } from './element-watcher.ts'
import { startLinkController } from './link-controller.ts'
import { loadPage, preparePage } from './load-page.ts'
import { startNavigator, type Arrival } from './navigator.ts'
import { toFullPath } from './page-address.ts'
import { createPageDataClient } from './page-data-client.ts'
import { placeReader } from './place-reader.ts'
import type { EmbeddedState } from './read-embedded-state.ts'
import { provideReadingServices } from './reading-services.ts'
import { clearFailedNavigation, reportFailedNavigation } from './report-failed-navigation.ts'
import type { ScrollKeeper } from './scroll-keeper.ts'
import { announcePage } from './shown-page.ts'
import { showProgress } from './show-progress.ts'
import { updateHead } from './update-head.ts'
import { createVisibilityWatcher } from './visibility-watcher.ts'

export interface Reading {
  readonly embedded: EmbeddedState
  /** False: the page in the document is not the one that belongs to its address. */
  readonly isFirstPageShown: boolean
  readonly scroll: ScrollKeeper
  readonly mayEnter: (pathname: string) => Promise<boolean>
  /** Puts a page into the document, at once. */
  readonly render: (page: ShownPage) => void
}

/** Takes links, history, prefetching, scrolling and focus over from the browser, from the first page to the last. */
export function followReader({ embedded, isFirstPageShown, scroll, mayEnter, render }: Reading): void {
  const buildHash = document.head.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content ?? ''
  const pages = createPageDataClient({ buildHash, embedded })

  function show(arrival: Arrival): void {
    const { page, url, entry, isReturn } = arrival
    scroll.enter(entry)
    updateHead(page.data)
    render({ ...page, fullPath: toFullPath(url), announcement: formatTitle(page.data.title) })
    links.markCurrent()
    placeReader(arrival, isReturn ? scroll.find(entry) : null)
    announcePage({ ...page, url })
    clearFailedNavigation()
  }

  const navigator = startNavigator({
    mayEnter,
    loadPage: (pathname) => loadPage(pathname, pages),
    beforeShow: scroll.leave,
    show,
    showProgress,
    reportFailure: reportFailedNavigation,
  })
  const visibility = createVisibilityWatcher()
  const links = startLinkController({ ...navigator, prefetch: pages.prefetch, prepare: preparePage, visibility })
  provideReadingServices({ navigate: navigator.navigate, reopen: navigator.reopen, loadPageData: pages.load })
  startKeys(pageKeys)
  watchElements(document.body, [links.task, createLazyImageTask(visibility)])
  if (isFirstPageShown) announcePage({ ...embedded, url: navigator.shownUrl() })
  else navigator.reopen()
  startAfterLoad()
}
