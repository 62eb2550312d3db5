/**
 * `/service-worker.js`. The build writes `self.site` (hash and list of files) in front of it. Nothing but the routes
 * below is touched: not the accounts (`/api/auth/`, `/api/docs/`, `/api/live`), and no request other than GET.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { nameStores, storePrefix } from '../stores.ts'
import { classifyRequest, type RequestKind } from './classify-request.ts'
import { dropOldFiles, keepLanguagesAgain } from './kept-languages.ts'
import { DocumentStrategy } from './document-strategy.ts'
import { PageDataStrategy } from './page-data-strategy.ts'
import { packsFirst } from './packs-first.ts'
import { FreshScriptStrategy, isInDoubt } from './fresh-script-strategy.ts'
import { scope } from './worker-scope.ts'

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
