import { pageDataPath } from '#pages/routes/routes.ts'

const dataAddress = /^\/assets\/data\/.*index\.json$/

/**
 * On a first visit the service worker comes when pages have been loaded already. Once it is there, they are asked for
 * again through it, so that it keeps them; the browser has them still and the server confirms it in a few bytes.
 */
export function cacheThisVisit(container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => void askAgain(), { once: true })
}

async function askAgain(): Promise<void> {
  const prefetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const own = pageDataPath(location.pathname)
  const wanted = [own, ...prefetched.filter((path) => dataAddress.test(path))]
  for (const address of new Set(wanted)) {
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
    // Offline there is nothing to cache.
    if (!answer) return
    await answer.arrayBuffer()
  }
}
