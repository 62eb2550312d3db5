import { startTransition, useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { routes, shellAddressKey, shellPath, notFoundPath, withTrailingSlash } from '#pages/routes/routes.ts'
import { pathPrefix } from '#wording/language.ts'
import { siteConfig } from '#pages/config/site-config.ts'
import * as say from '#wording/shell.ts'
import { provideNames } from '#wording/names.ts'
import { createPageChunkLoader } from '../features/navigation/load-page-chunk.ts'
import {
  isComposed,
  readDocumentTitle,
  readEmbeddedState,
  type EmbeddedState,
} from '../features/navigation/read-embedded-state.ts'
import { isEntryKnown, toContentKey, readCurrentEntry } from '../features/navigation/history-entries.ts'
import { startScrollKeeper } from '../features/navigation/scroll-keeper.ts'
import { loadSession } from '../features/accounts/session/load-session.ts'
import { mayEnter, needsSignIn } from '../features/accounts/session/may-enter.ts'
import { provideSessionParts, type SessionParts } from '../features/accounts/session/session-parts.ts'
import { resolveOnSite, readPath } from '../features/navigation/page-address.ts'
import { requestSignIn } from '../features/accounts/session/request-sign-in.ts'
import { keepWantedPage, takeWantedPage, startSession } from '../features/accounts/session/start-session.ts'
import type { PageViewProps } from '../features/navigation/page-view.ts'
import type { Opening } from '../features/navigation/navigator.ts'
import { type ShownPage, App } from './app.tsx'
import { forgetPresses, leavePressesToReact, pressAgain } from './early-presses.ts'
import { pageViews } from './page-views.ts'
import { repairAddress } from './repair-address.ts'
import './site.css'
import './other-languages.css'

/** The parts of a session on this site. */
const sessionParts: SessionParts = {
  loadKeeper: () => import('../features/accounts/keep-session.ts').then(({ keepSession }) => keepSession),
  loadSignIn: () => import('../features/accounts/dialogs/show-sign-in.tsx').then(({ showSignIn }) => showSignIn),
  loadFollower: () => import('./start-following.ts').then(({ startFollowing }) => startFollowing),
}

// Before anything reads the address. A host that has no document for it has sent the reader to one that shows any page.
if (pathPrefix !== '' && location.pathname === pathPrefix + shellPath) {
  const wanted = new URLSearchParams(location.search).get(shellAddressKey)
  history.replaceState(history.state, '', resolveOnSite(wanted ?? routes.home))
}
// A page that is not there is replaced by the one that was sent.
const repaired = repairAddress(new URL(location.href))
if (repaired?.split(/[?#]/)[0] === location.pathname) history.replaceState(history.state, '', repaired)
else if (repaired !== null) location.replace(repaired)

// With English names, until `start` has loaded those of the language.
let embeddedState = readEmbeddedState()
// As it is now: the reader may go back before the page is interactive.
const isReturn = isEntryKnown()
const opening = readOpening(embeddedState)
const scroll = startScrollKeeper(opening.isShown ? opening.entry : null, isReturn)
const loadPageChunk = createPageChunkLoader(pageViews)
const container = findContainer()
let root: Root | null = null

// Requested now, awaited later: a page can be used before navigation is taken over.
const navigation = import('./start-navigation.ts')
navigation.catch(() => undefined)

provideSessionParts(sessionParts)
startSession()
void start()

/** Hydrates the prerendered page. Until then, or if it fails, the page is readable and links load documents. */
async function start(): Promise<void> {
  const { url, entry, isShown } = opening
  try {
    // Not before the rest of this module: a module that waits at its top cannot share code with what is loaded on demand.
    if (pathPrefix !== '') {
      await Promise.all([loadNames(), location.hash !== '' && !isReturn && followLateHash()])
      embeddedState = readEmbeddedState()
    }
    const { data, context } = embeddedState
    if (!(await mayEnter(url.pathname, loadSession))) return leaveForHome(url)
    if (!isShown) {
      forgetPresses()
      return await takeOver()
    }
    const View = await loadPageChunk(data.kind, data.path)
    const page = {
      View,
      title: await readOwnTitle(),
      data,
      context,
      contentKey: toContentKey(url, entry),
      announcement: '',
    }
    leavePressesToReact()
    const app = <MountedApp page={page} onMount={() => void takeOver().then(pressAgain)} />
    // As a transition, in slices of a few milliseconds: in one piece, a long list would block input for half a second.
    startTransition(() => {
      if (!root && container.firstChild) root = hydrateRoot(container, app)
      else (root ??= createRoot(container)).render(app)
    })
  } catch (error) {
    // A document composed by the service worker has no content yet.
    if (!container.firstChild) showFailure()
    await report(error, () => void start())
  }
}

/** What the service worker has composed says its title in English. */
async function readOwnTitle(): Promise<string | null> {
  if (pathPrefix === '' || !isComposed()) return readDocumentTitle()
  const { readTitle } = await navigation
  return readTitle(embeddedState.data)
}

function leaveForHome(wanted: URL): void {
  keepWantedPage(wanted)
  location.replace(resolveOnSite(routes.home))
}

/** Says in place of the page that it could not be opened, with what the shell knows about it. */
function showFailure(): void {
  forgetPresses()
  const { data, context } = embeddedState
  render({ View: UnopenedView, title: readDocumentTitle(), data, context, contentKey: '', announcement: '' })
}

async function report(error: unknown, retry: () => void): Promise<void> {
  console.error(error)
  const { reportFailedNavigation } = await import('../features/navigation/report-failed-navigation.ts')
  await reportFailedNavigation(retry)
}

async function takeOver(): Promise<void> {
  // Only a new document retries: from another address, parts of it would load twice.
  const code = await navigation.catch((error: unknown) => report(error, () => location.reload()))
  code?.startNavigation({
    embedded: embeddedState,
    opening,
    scroll,
    loadPageChunk,
    mayEnter: ({ pathname }) => mayEnter(pathname, loadSession),
    askToSignIn: ({ pathname, search, hash }) => void requestSignIn(pathname + search + hash),
    render: (page) => flushSync(() => render(page)),
  })
  // Only now: what signing in leads to is a navigation.
  const wanted = takeWantedPage()
  if (wanted !== null) void requestSignIn(wanted)
}

function render(page: ShownPage): void {
  root ??= createRoot(container)
  root.render(<MountedApp page={page} />)
}

function findContainer(): HTMLElement {
  const found = document.getElementById('app')
  if (!found) throw new Error(`The document at ${location.pathname} has no element for a page.`)
  return found
}

/** Reports when hydration is done; changing the markup earlier would cause a mismatch. */
function MountedApp({ page, onMount }: { page: ShownPage; onMount?: () => void }): ReactNode {
  useEffect(() => onMount?.(), [onMount])
  return <App page={page} />
}

/** In place of a page whose content has not come; a toast offers to try again. */
function UnopenedView({ title }: PageViewProps) {
  return (
    <>
      <h1>{title ?? siteConfig.siteName}</h1>
      <p>{say.thisPageNotOpened()}</p>
      {needsSignIn(location.pathname) && <p>{say.needsAccount()}</p>}
    </>
  )
}

/**
 * Loads what things are called in the page's language, from where its document says. Without them, things have their
 * English names.
 */
async function loadNames(): Promise<void> {
  try {
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
    // They are not written anywhere.
    if (!link) return
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`${link.href} was answered with ${answer.status}.`)
    provideNames(await answer.json())
  } catch (error) {
    console.error(error)
  }
}

/** Its code comes before the page is drawn, and only where there is a hash. */
async function followLateHash(): Promise<void> {
  const code = await import('../features/navigation/follow-late-hash.ts')
  code.followLateHash()
}

/** How this document was opened, and whether it still holds the page of the address. */
function readOpening(embedded: EmbeddedState): Opening {
  const url = new URL(location.href)
  return {
    url,
    entry: readCurrentEntry(null),
    isShown: isPageOf(url, embedded),
    isMissing: embedded.context.notFound === true,
  }
}

/** The pages that say what is missing can be at any address. */
function isPageOf({ pathname }: URL, { data, context }: EmbeddedState): boolean {
  if (!Object.hasOwn(pageViews, data.kind)) return false
  if (context.notFound) return data.path === notFoundPath
  // Static hosts show files, too: `/drivers/index.html`.
  if (data.kind === 'offline' || pathname.endsWith('.html')) return true
  return withTrailingSlash(readPath(pathname) ?? '') === encodeURI(data.path)
}
