import { matchRoute } from '#pages/routes/match-route.ts'
import { pageDataPath } from '#pages/routes/routes.ts'
import { readCodeDigits } from '#pages/config/build-hash.ts'
import { nameThings } from '#wording/names.ts'
import { pathPrefix } from '#wording/language.ts'
import { isLeaving } from '../../ui/loading/leaving.ts'
import { PageDataError } from './page-data-error.ts'
import { isRecord } from '../../ui/loading/fetch-data-file.ts'
import { isPageState, type PageState } from './page-state.ts'
import type { EmbeddedState } from './read-embedded-state.ts'

export interface PageDataClient {
  /**
   * The page data of a path: cached, embedded in the page (once), or fetched, in this order.
   * Rejects with PageDataError; a failure is forgotten, so that the next call fetches again.
   */
  readonly load: (pathname: string) => Promise<PageState>
  /** Prefetches what a click would need, once per path; failures are ignored. */
  readonly prefetch: (pathname: string) => void
}

interface Surroundings {
  readonly buildHash: string
  /** For the path that it was rendered for. */
  readonly embedded: EmbeddedState
}

/** Prefetches at once. */
const mostPrefetches = 4
/** What was read last; the browser has the files of the others. */
const mostPages = 50

export function createPageDataClient({ buildHash, embedded }: Surroundings): PageDataClient {
  const pages = new Map<string, Promise<PageState>>()
  const prefetched = new Set<string>()
  const waiting: string[] = []
  let running = 0
  let unused: EmbeddedState | null = embedded

  function request(pathname: string): Promise<PageState> {
    if (unused && toKey(unused.data.path) === toKey(pathname)) {
      const state = unused
      unused = null
      return Promise.resolve(state)
    }
    if (!matchRoute(pathname))
      return Promise.reject(new PageDataError(`Could not find ${pathname}`, 'MODULE_NOT_FOUND'))
    return fetchSpoken(pathname)
  }

  /** Guides have data of their own in each language that they are written in. */
  function fetchSpoken(path: string): Promise<PageState> {
    if (pathPrefix === '' || !isGuide(path)) return fetchPage(path, buildHash)
    return fetchPage(pathPrefix + path, buildHash).catch((error: unknown) => {
      if (error instanceof PageDataError && error.code === 404) return fetchPage(path, buildHash)
      throw error
    })
  }

  function load(pathname: string): Promise<PageState> {
    const key = toKey(pathname)
    const known = pages.get(key)
    if (known) {
      // Last again, so that whatever has not been wanted for longest goes first.
      pages.delete(key)
      pages.set(key, known)
      return known
    }
    const page = request(pathname)
    pages.set(key, page)
    for (const oldest of [...pages.keys()].slice(0, -mostPages)) pages.delete(oldest)
    page.catch(() => pages.get(key) === page && pages.delete(key))
    return page
  }

  function prefetch(pathname: string): void {
    const key = toKey(pathname)
    if (prefetched.has(key) || pages.has(key) || (unused && toKey(unused.data.path) === key)) return
    prefetched.add(key)
    waiting.push(pathname)
    prefetchNext()
  }

  /** A few at a time: the page itself needs the connection, too. */
  function prefetchNext(): void {
    if (running >= mostPrefetches) return
    const pathname = waiting.shift()
    if (pathname === undefined) return
    running += 1
    const arriving: Promise<unknown> =
      prefetchByLink(pageDataPath(pathPrefix !== '' && isGuide(pathname) ? pathPrefix + pathname : pathname)) ??
      load(pathname)
    void arriving
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        prefetchNext()
      })
  }

  return { load, prefetch }
}

function isGuide(path: string): boolean {
  return matchRoute(path)?.name === 'guide'
}

function toKey(pathname: string): string {
  return pathname.replace(/\/$/, '')
}

async function fetchPage(pathname: string, buildHash: string): Promise<PageState> {
  const address = pageDataPath(pathname)
  const failed = (cause?: unknown) => new PageDataError(`Failed to fetch ${address}.`, null, { cause })
  let response: Response
  let text: string
  try {
    response = await fetch(address, { credentials: 'include' })
    text = await response.text()
  } catch (cause) {
    if (isLeaving()) return new Promise(() => undefined)
    throw failed(cause)
  }
  if (response.status === 404) throw new PageDataError(response.statusText, 404)
  if (response.status !== 200) throw failed()
  return parsePageFile(text, address, buildHash)
}

/** Fulfilled when it has arrived or failed; null if the browser does not support prefetch links. */
function prefetchByLink(address: string): Promise<void> | null {
  const link = document.createElement('link')
  if (!link.relList.supports?.('prefetch')) return null
  link.rel = 'prefetch'
  link.href = address
  const settled = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
    document.head.append(link)
  })
  return settled.then(() => link.remove())
}

/**
 * @param text the body of a page-data file
 * @param address where it came from, for messages
 * @param buildHash of the page that the reader is on
 * @throws PageDataError when it is not JSON, has no hash, or is of another build
 */
export function parsePageFile(text: string, address: string, buildHash: string): PageState {
  const file = parseJson(text, address)
  if (!isRecord(file) || typeof file.hash !== 'string' || file.hash === '') {
    throw new PageDataError(`JSON data in ${address} is missing a hash.`)
  }
  const state = isPageState(file) ? nameThings({ data: file.data, context: file.context }) : null
  if (file.hash !== buildHash) {
    const isAlike = readCodeDigits(file.hash) === readCodeDigits(buildHash)
    throw new PageDataError('Hash did not match', 'INVALID_HASH', { alike: isAlike ? state : null })
  }
  if (!state) throw new PageDataError(`JSON data in ${address} is not page data.`)
  return state
}

function parseJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PageDataError(`Failed to parse JSON from ${address}. ${reason}`, null, { cause })
  }
}
