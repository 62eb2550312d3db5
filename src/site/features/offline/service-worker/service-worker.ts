/**
 * `/service-worker.js`. The build writes `self.site` (hash and list of files) in front of it. Nothing but the routes
 * below is touched: not the accounts (`/api/auth/`, `/api/docs/`, `/api/live`), and no request other than GET.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { clientsClaim, cacheNames } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  getCacheKeyForURL,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies'
import { routes, withTrailingSlash, pageDataPath } from '#pages/routes/routes.ts'
import { downloadListPath } from '#pages/config/build-hash.ts'
import { nameStores, storePrefix, savedAtHeader } from '../stores.ts'
import type { DownloadList } from '../download-list.ts'
import { readPacked, readPackRanges, type PackRange } from '../pack-format.ts'
import { classifyRequest, type RequestKind, type PathInLanguage, splitPath } from './classify-request.ts'
import { dropOldFiles, keepLanguagesAgain, findKept, keepLanguage } from './kept-languages.ts'
import { composeDocument, markOffline, readDocument } from './compose-document.ts'
import { scope } from './worker-scope.ts'
import { parseLocalPageFile, type LocalPageFile } from './local-page-file.ts'
import { findVisited, saveVisited, forgetVisited } from './visited-pages.ts'
import { preferNetwork } from './prefer-network.ts'
import { packsFirst } from './packs-first.ts'

/** The newest data of a page on this device; null if there is none. */
async function findLocalPage(path: string): Promise<LocalPageFile | null> {
  const [visited, downloaded] = await Promise.all([findVisited(path), findDownloaded(path)])
  if (visited && downloaded) return visited.savedAt > downloaded.savedAt ? visited : downloaded
  return visited ?? downloaded ?? findPrecached(path)
}

async function findPrecached(path: string): Promise<LocalPageFile | null> {
  const found = await matchPrecache(pageDataPath(path))
  return found ? parseLocalPageFile(await found.text(), 0) : null
}

const storeName = nameStores(scope.site.hash).download

/** By address of the pack; read once as long as the worker lives, for an address changes with its content. */
const tables = new Map<string, Map<string, PackRange>>()

/** A page in the reader's download. */
async function findDownloaded(path: string): Promise<LocalPageFile | null> {
  const store = await caches.open(storeName)
  const stored = await store.match(downloadListPath)
  if (!stored) return null
  const savedAt = Number(stored.headers.get(savedAtHeader))
  const list: DownloadList = await stored.json()
  const packs = list.parts.flatMap((part) => part.packs)
  for (const { address } of packs) {
    const data = await findInPack(store, address, path)
    if (data)
      return parseLocalPageFile(
        `{"hash":"${list.hash}","data":${data},"context":${JSON.stringify(list.context)}}`,
        savedAt,
      )
  }
  return null
}

async function findInPack(store: Cache, address: string, path: string): Promise<string | null> {
  const known = tables.get(address)
  if (known && !known.has(path)) return null
  const pack = await (await store.match(address))?.blob()
  if (!pack) return null
  const ranges = known ?? (await readPackRanges(pack))
  tables.set(address, ranges)
  const range = ranges.get(path)
  return range ? readPacked(pack, range) : null
}

/** In the address of a second attempt at a script: browsers remember that the first has failed. */
const retryKey = 'retry'

/** Documents that readers have reloaded: something was wrong with them, perhaps their scripts. */
const reloaded = new Set<string>()

/** Called for each document. @param clientId of the document that will be */
function noteReload(request: Request, event: object): void {
  if (request.cache !== 'no-cache' && request.cache !== 'reload') return
  if ('resultingClientId' in event && typeof event.resultingClientId === 'string') reloaded.add(event.resultingClientId)
}

/** Whether the stored copy of a script may be broken. */
function isInDoubt({ searchParams }: URL, event: object): boolean {
  if (searchParams.has(retryKey)) return true
  return 'clientId' in event && typeof event.clientId === 'string' && reloaded.has(event.clientId)
}

/** From the network, in place of the stored copy. Without a network, the copy. */
class FreshScriptStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    try {
      const answer = await fetch(pathname, { cache: searchParams.has(retryKey) ? 'reload' : 'default' })
      if (!answer.ok) throw new TypeError(`${pathname} was answered with ${answer.status}.`)
      void handler.waitUntil(replaceCopy(pathname, answer.clone()))
      return answer
    } catch (error) {
      const stored = (await matchPrecache(pathname)) ?? (await caches.match(pathname))
      if (!stored) throw error
      return stored
    }
  }
}

async function replaceCopy(pathname: string, answer: Response): Promise<void> {
  const key = getCacheKeyForURL(pathname)
  const store = await caches.open(key ? cacheNames.precache : nameStores(scope.site.hash).assets)
  await store.put(key ?? pathname, answer)
}

/** What the pages were sent last. Null for a worker that has just started: another one may have sent them anything. */
let wasReached: boolean | null = null

/** Tells every page when the network is lost, and when it is back. */
async function reportNetwork(isReached: boolean): Promise<void> {
  if (isReached && wasReached) return
  wasReached = isReached
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.postMessage({ type: 'network', isReached })
  }
}

const documentPatienceMs = 8000

/**
 * Documents: the network first, then one composed of the shell and the page data that this device has, then the
 * offline page. Of a document from the network its page data is stored, not its HTML: that would want the scripts and
 * styles of its own build, which may be gone.
 */
class DocumentStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    noteReload(request, handler.event)
    const page = splitPath(withTrailingSlash(new URL(request.url).pathname), Object.keys(scope.site.languages))
    const { answer, isLocal } = await preferNetwork(
      handler.fetch(request),
      () => composeLocal(page),
      documentPatienceMs,
    ).catch(async (error: unknown) => {
      const instead = await showOfflinePage(page)
      if (!instead) throw error
      return { answer: instead, isLocal: true }
    })
    void handler.waitUntil(reportNetwork(!isLocal))
    if (!isLocal && answer.status === 200) void handler.waitUntil(keep(page, answer.clone()))
    return answer
  }
}

async function keep(page: PathInLanguage, answer: Response): Promise<void> {
  const file = readDocument(await answer.text())
  if (file) await saveVisited(addressOfData(page, file), file)
  if (page.prefix !== '') await keepLanguage(page.prefix)
}

/** Guides have data of their own in each language. */
function addressOfData({ prefix, path }: PathInLanguage, file: string): string {
  return file.includes('"kind":"guide"') ? prefix + path : path
}

async function composeLocal(page: PathInLanguage): Promise<Response | null> {
  const { prefix, path } = page
  const findSpoken = async () => (prefix === '' ? null : findLocalPage(prefix + path))
  const [file, shell] = await Promise.all([findSpoken().then((found) => found ?? findLocalPage(path)), readShell(page)])
  return file && shell ? respond(composeDocument(shell.html, file), shell.headers) : null
}

async function showOfflinePage(page: PathInLanguage): Promise<Response | null> {
  const shell = await readShell(page)
  return shell && respond(markOffline(shell.html), shell.headers)
}

async function readShell({ prefix }: PathInLanguage): Promise<{ html: string; headers: Headers } | null> {
  const found = await (prefix === '' ? matchPrecache(routes.offline) : findKept(prefix, prefix + routes.offline))
  return found ? { html: await found.text(), headers: found.headers } : null
}

/** With the headers that the shell has come with: the security policy among them. */
function respond(html: string, shellHeaders: Headers): Response {
  const headers = new Headers(shellHeaders)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return new Response(html, { headers })
}

const patienceMs = 5000

/** Page data: the network first, then what this device has. What comes from the network is stored. */
class PageDataStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url)
    const path = pathname.slice('/assets/data'.length, -'index.json'.length)
    const findLocal = async () => findAnswer(path, pathname)
    const { answer, isLocal } = await preferNetwork(fetchWhole(request, handler), findLocal, patienceMs)
    void handler.waitUntil(reportNetwork(!isLocal))
    if (!isLocal && answer.status === 200)
      void handler.waitUntil(
        answer
          .clone()
          .text()
          .then((text) => saveVisited(path, text)),
      )
    if (!isLocal && answer.status === 404) void handler.waitUntil(forgetVisited(path))
    return answer
  }
}

/** Waits for the last byte: a truncated response does not count. */
async function fetchWhole(request: Request, handler: StrategyHandler): Promise<Response> {
  const answer = await handler.fetch(request)
  const { status, statusText, headers } = answer
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? await answer.text() : null, { status, statusText, headers })
}

async function findAnswer(path: string, address: string): Promise<Response | null> {
  const page = await findLocalPage(path)
  if (page) return new Response(page.text, { headers: { 'Content-Type': 'application/json' } })
  // The not-found page has no path of its own, but its data is needed to show it.
  return (await matchPrecache(address)) ?? null
}

const stores = nameStores(scope.site.hash)

clientsClaim()
precache(scope.site.precache.flatMap(({ files }) => files))
addPlugins([packsFirst])
cleanupOutdatedCaches()
enableNavigationPreload()

route('document', new DocumentStrategy())
route('page-data', new PageDataStrategy())
route(
  'data-file',
  new NetworkFirst({
    cacheName: stores.files,
    networkTimeoutSeconds: 5,
    plugins: [
      limitEntries(60),
      { handlerDidError: async ({ request }) => matchPrecache(new URL(request.url).pathname) },
    ],
  }),
)
registerRoute(
  ({ url, event, sameOrigin }) => sameOrigin && isInDoubt(url, event) && classifyRequest(url, '') === 'asset',
  new FreshScriptStrategy(),
)
addRoute()
const ofLanguages = new Set(Object.values(scope.site.languages).flatMap(({ files }) => files.map(({ url }) => url)))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ofLanguages.has(url.pathname) && classifyRequest(url, '') === 'asset',
  new CacheFirst({ cacheName: stores.languages }),
)
route(
  'asset',
  new CacheFirst({
    cacheName: stores.assets,
    plugins: [limitEntries(150)],
  }),
)

function route(kind: RequestKind, strategy: DocumentStrategy | PageDataStrategy | NetworkFirst | CacheFirst): void {
  registerRoute(({ request, url, sameOrigin }) => sameOrigin && classifyRequest(url, request.mode) === kind, strategy)
}

/** Its callbacks may be undefined, which our settings tell from absent; Workbox does not. */
function limitEntries(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin
}

scope.addEventListener('install', (event) => event.waitUntil(keepLanguagesAgain()))
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeOldStores(), dropOldFiles()])))

async function removeOldStores(): Promise<void> {
  const current: readonly string[] = Object.values(stores)
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(storePrefix) && !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data.type === 'describe') ports[0]?.postMessage({ buildHash: scope.site.hash })
  if (data.type === 'activate') event.waitUntil(scope.skipWaiting())
  if (data.type === 'activate-if-alone') event.waitUntil(activateIfAlone())
})

async function activateIfAlone(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await scope.skipWaiting()
}
