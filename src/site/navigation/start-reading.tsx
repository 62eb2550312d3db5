import { useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { formatTitle } from '#pages/site-config.ts'
import { App, type ShownPage } from '../app.tsx'
import { createLazyImageTask } from '../images/lazy-images.ts'
import { watchElements } from './element-watcher.ts'
import { startLinkController } from './link-controller.ts'
import type { LoadedPage } from './load-page.ts'
import { startNavigator, type Arrival, type NavigatorPorts } from './navigator.ts'
import { toFullPath } from './page-address.ts'
import { placeReader } from './place-reader.ts'
import { clearFailedNavigation, reportFailedNavigation } from './report-failed-navigation.ts'
import type { ScrollKeeper } from './scroll-keeper.ts'
import { updateHead } from './update-head.ts'
import { createVisibilityWatcher } from './visibility-watcher.ts'

interface Reading extends Pick<NavigatorPorts, 'mayEnter' | 'loadPage'> {
  readonly page: LoadedPage
  /** Whether the document's markup is this page's. */
  readonly isPrerendered: boolean
  readonly scroll: ScrollKeeper
  readonly prefetch: (pathname: string) => void
}

/** Makes the document interactive: its first page, then whatever page the reader goes to. */
export function startReading(reading: Reading): void {
  const container = document.getElementById('app')
  if (!container) throw new Error('The document has no place for the page.')
  const shown = toShownPage(reading.page, new URL(location.href), '')
  const begin = () => followReader(reading, (page) => flushSync(() => root.render(<MountedApp page={page} />)))
  const app = <MountedApp page={shown} onMount={begin} />
  const root: Root = reading.isPrerendered ? hydrateRoot(container, app) : createRoot(container)
  if (reading.isPrerendered) return
  root.render(app)
  updateHead(reading.page.data)
}

// Links are marked when React has taken the markup over: it would take marks for differences.
function MountedApp({ page, onMount }: { page: ShownPage; onMount?: () => void }): ReactNode {
  useEffect(() => onMount?.(), [onMount])
  return <App page={page} />
}

function followReader(reading: Reading, render: (page: ShownPage) => void): void {
  const { scroll, loadPage, mayEnter, prefetch } = reading

  function show(arrival: Arrival): void {
    const { page, url, entry, isReturn } = arrival
    scroll.enter(entry)
    updateHead(page.data)
    render(toShownPage(page, url, formatTitle(page.data.title)))
    links.markCurrent()
    placeReader(arrival, isReturn ? scroll.find(entry) : null)
    clearFailedNavigation()
  }

  const navigator = startNavigator({
    mayEnter,
    loadPage,
    beforeShow: scroll.leave,
    show,
    reportFailure: reportFailedNavigation,
  })
  const visibility = createVisibilityWatcher()
  const links = startLinkController({ ...navigator, prefetch, visibility })
  watchElements(document.body, [links.task, createLazyImageTask(visibility)])
}

function toShownPage(page: LoadedPage, url: URL, announcement: string): ShownPage {
  return { ...page, fullPath: toFullPath(url), announcement }
}
