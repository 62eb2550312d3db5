// First: it declares the order of the layers, before any other style sheet may.
import './styles/site.css'
import { createRoot } from 'react-dom/client'
import { createPageDataClient } from './navigation/page-data-client.ts'
import { limitViewportScale } from './navigation/limit-viewport-scale.ts'
import { loadPage } from './navigation/load-page.ts'
import { readBuildHash, readEmbeddedState } from './navigation/read-embedded-state.ts'
import { reportFailedNavigation } from './navigation/report-failed-navigation.ts'
import { startReading } from './navigation/start-reading.tsx'
import { startScrollKeeper } from './navigation/scroll-keeper.ts'
import { mayEnter } from './session/may-enter.ts'
import { createSignedOutSession } from './session/session.ts'
import { ToastRegion } from './toasts/toast-region.tsx'
import { toasts } from './toasts/toasts.ts'

const embedded = readEmbeddedState()
const pages = createPageDataClient({ buildHash: readBuildHash(), embedded })
const session = createSignedOutSession()
const scroll = startScrollKeeper()

// A root of its own: toasts must work when the page's code could not be loaded.
const toastRoot = document.createElement('div')
document.body.append(toastRoot)
createRoot(toastRoot).render(<ToastRegion store={toasts} />)

limitViewportScale()
void start()

/** Wakes the prerendered page. Until then, and if it fails, the page is readable and its links load documents. */
async function start(): Promise<void> {
  if (!(await mayEnter(location.pathname, session))) return location.replace('/')
  try {
    const page = await loadPage(embedded.path, pages)
    startReading({
      page,
      isPrerendered: page.data.path === embedded.path,
      scroll,
      loadPage: (pathname) => loadPage(pathname, pages),
      prefetch: pages.prefetch,
      mayEnter: (pathname) => mayEnter(pathname, session),
    })
  } catch (error) {
    console.error(error)
    reportFailedNavigation(() => void start())
  }
}
