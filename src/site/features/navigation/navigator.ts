import { routes, notFoundPath } from '#pages/routes/routes.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { matchRoute } from '#pages/routes/match-route.ts'
import { defer, type Deferred } from '../../ui/loading/defer.ts'
import { prepareStaticIslands } from '../../ui/loading/static-island.tsx'
import { ChunkLoadError, type LoadPageChunk } from './load-page-chunk.ts'
import { pushEntry, readCurrentEntry, replaceEntry, type HistoryEntry } from './history-entries.ts'
import type { PageDataClient } from './page-data-client.ts'
import { meansNotFound, meansNewBuild } from './page-data-error.ts'
import type { PageState } from './page-state.ts'
import type { PageView } from './page-view.ts'
import { readPath, resolveOnSite, toCanonicalAddress } from './page-address.ts'
import { beginNavigation } from './latest-navigation.ts'
import { guardAddress, onAddressReplaced } from './replace-address.ts'

/** What the navigator depends on and reports to. */
export interface NavigatorPorts {
  /** Whether this visitor may see the page; waits until it is known who they are. */
  readonly mayEnter: (url: URL) => Promise<boolean>
  /** The visitor has followed a link to a page that they may not see, and is being taken to the home page. */
  readonly askToSignIn: (wanted: URL) => void
  /** @param path in every language; null for an address in another one than the page's */
  readonly loadPage: (path: string | null) => Promise<LoadedPage>
  /** Called while the old page is still shown. */
  readonly beforeShow: () => void
  /** Renders the page synchronously. */
  readonly show: (arrival: Arrival) => void
  /** Whether a page is loading. */
  readonly showProgress: (isLoading: boolean) => void
  /** The page could not be opened; the reader stays on the current one. */
  readonly reportFailure: (retry: () => void) => void
}

/** A page that has been reached. */
export interface Arrival {
  readonly page: LoadedPage
  readonly url: URL
  readonly entry: HistoryEntry
  /** Back, forward or reload: the reader has been on this entry before. */
  readonly isReturn: boolean
  /** The same path as before, with another query or hash. */
  readonly isSamePath: boolean
}

export interface Navigator {
  /**
   * Goes to an address of this site; rejects for any other. For the current one, it only cancels a navigation in progress.
   * @returns when the page is shown, could not be opened, or is no longer wanted
   */
  readonly navigate: (address: URL) => Promise<void>
  /**
   * Begins a navigation whose address is still being looked up, cancelling any other.
   * @returns whether a later one has cancelled it
   */
  readonly begin: () => () => boolean
  /** Loads the page that is shown again, replacing it and its entry. */
  readonly reopen: () => void
  /** The address of the page that is shown. */
  readonly shownUrl: () => URL
}

/** How the document was opened. */
export interface Opening {
  readonly url: URL
  readonly entry: HistoryEntry
  /** False if the document does not hold the page of its address. */
  readonly isShown: boolean
  /** Whether the document says that there is no page at its address. */
  readonly isMissing: boolean
}

type Way = 'push' | 'replace' | 'return'

/** Starts from the page already shown. The reader may have gone back from it since. */
export function startNavigator(ports: NavigatorPorts, opening: Opening): Navigator {
  // The address of a missing page stays as it was typed.
  let isMissing = opening.isMissing
  let shownUrl = toShownAddress(opening.url)
  let shownEntry = opening.entry
  // The browser's current entry, whether or not its page has loaded yet.
  let latestEntry = shownEntry
  // Until the browser is back at the entry of the page that is shown.
  let stepAcross: Deferred<void> | null = null

  async function go(url: URL, way: Way): Promise<void> {
    const isOverdue = beginNavigation()
    ports.showProgress(true)
    try {
      await stepAcross?.promise
      const mayEnter = await ports.mayEnter(url)
      if (isOverdue()) return
      if (!mayEnter) return await goHome(url, way)
      const page = await ports.loadPage(readPath(url.pathname))
      if (!isOverdue()) arrive(page, url, way)
    } catch (error) {
      if (!isOverdue()) fail(error, url, way)
    } finally {
      if (!isOverdue()) ports.showProgress(false)
    }
  }

  // The home page replaces the entry that the visitor may not open.
  function goHome(wanted: URL, way: Way): Promise<void> | undefined {
    const home = resolveOnSite(routes.home)
    const isHome = way === 'push' && shownUrl.href === home.href
    const going = isHome ? undefined : go(home, way === 'push' ? 'push' : 'replace')
    // Now that it has begun: the next navigation gives the sign-in up.
    if (way === 'push') ports.askToSignIn(wanted)
    return going
  }

  function arrive(page: LoadedPage, url: URL, way: Way): void {
    ports.beforeShow()
    const isSamePath = url.pathname === shownUrl.pathname
    const entry = readCurrentEntry(latestEntry)
    shownEntry = latestEntry = way === 'push' ? pushEntry(url.href, entry) : entry
    if (way === 'replace') replaceEntry(url.href, shownEntry)
    shownUrl = url
    isMissing = page.context.notFound === true
    ports.show({ page, url, entry: shownEntry, isReturn: way === 'return', isSamePath })
  }

  function fail(error: unknown, url: URL, way: Way): void {
    const isElsewhere = url.pathname !== shownUrl.pathname
    if (isElsewhere && (meansNewBuild(error) || error instanceof ChunkLoadError)) return loadDocument(url, way)
    console.error(error)
    const steps = stepToShownEntry()
    if (meansNewBuild(error)) return
    ports.reportFailure(() => (way === 'return' && steps !== 0 ? history.go(-steps) : void go(url, way)))
  }

  /**
   * Back and Forward change the address before the page loads. If it does not come, because it failed or because the
   * reader goes elsewhere, the address must match the page shown. @returns the number of steps
   */
  function stepToShownEntry(): number {
    const steps = shownEntry.index - readCurrentEntry(latestEntry).index
    if (steps !== 0 && !stepAcross) {
      stepAcross = defer()
      history.go(steps)
    }
    return steps
  }

  function returnToCurrent(): void {
    latestEntry = readCurrentEntry(latestEntry)
    void go(new URL(location.href), 'return')
  }

  function toShownAddress(url: URL): URL {
    return isMissing ? url : toCanonicalAddress(url)
  }

  /** False while Back or Forward loads a page: the address is already that of the page to come. */
  function isAtShownEntry(): boolean {
    return readCurrentEntry(latestEntry).id === shownEntry.id
  }

  function adoptAddress(): void {
    shownUrl = toShownAddress(new URL(location.href))
  }

  addEventListener('popstate', () => {
    if (!stepAcross) return returnToCurrent()
    stepAcross.resolve()
    stepAcross = null
  })
  guardAddress(isAtShownEntry)
  onAddressReplaced(adoptAddress)

  if (isAtShownEntry()) adoptAddress()
  if (!isAtShownEntry() || !opening.isShown) returnToCurrent()
  else replaceEntry(shownUrl.href, shownEntry)

  return {
    async navigate(address) {
      if (address.origin !== location.origin) throw new TypeError(`${address.href} is not on this site.`)
      const url = toCanonicalAddress(address)
      stepToShownEntry()
      if (url.href !== shownUrl.href) return go(url, 'push')
      // Cancels whatever is still loading.
      beginNavigation()
      ports.showProgress(false)
    },
    begin: beginNavigation,
    reopen() {
      stepToShownEntry()
      void go(shownUrl, 'replace')
    },
    shownUrl: () => shownUrl,
  }
}

function loadDocument(url: URL, way: Way): void {
  if (way === 'push') location.assign(url.href)
  // The address is already the target's: assigning it again would only scroll.
  else if (way === 'return') location.reload()
  else location.replace(url.href)
}

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly View: PageView
  readonly data: PageData
  readonly context: PageContext
}

/** Opens the pages of this site. */
interface PageLoader {
  /**
   * The page at a path, or the not-found page where there is none, or the address has none in the page's language (null).
   * Rejects with PageDataError or ChunkLoadError.
   */
  readonly loadPage: (path: string | null) => Promise<LoadedPage>
  /** Fetches the code for a path's page. Opening it asks again, and answers for a failure. */
  readonly preparePage: (path: string) => void
}

export function createPageLoader(pages: Pick<PageDataClient, 'load'>, loadPageChunk: LoadPageChunk): PageLoader {
  async function loadPage(path: string | null): Promise<LoadedPage> {
    if (path === null || !matchRoute(path)) return loadNotFoundPage()
    try {
      const state = await pages.load(path)
      return isNotFound(state) ? await loadNotFoundPage() : await completePage(state, path)
    } catch (error) {
      if (!meansNotFound(error) || path === notFoundPath) throw error
      if (error.code === 'MODULE_NOT_FOUND') console.error(error)
      return loadNotFoundPage()
    }
  }

  async function loadNotFoundPage(): Promise<LoadedPage> {
    return completePage(await pages.load(notFoundPath), notFoundPath)
  }

  async function completePage({ data, context }: PageState, path: string): Promise<LoadedPage> {
    if (!data) throw new Error(`Page data of ${path} is empty.`)
    const View = await loadPageChunk(data.kind, path)
    await prepareStaticIslands()
    return { View, data, context }
  }

  return {
    loadPage,
    preparePage(path) {
      const route = matchRoute(path)
      if (route) loadPageChunk(route.name, path).then(prepareStaticIslands, () => undefined)
    },
  }
}

function isNotFound({ data, context }: PageState): boolean {
  return context.notFound === true || data === null
}
