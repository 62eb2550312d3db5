import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { nameStores } from '../stores.ts'
import { scope } from './worker-scope.ts'

/** In the address of a second attempt at a script: browsers remember that the first has failed. */
const retryKey = 'retry'

/** Documents that readers have reloaded: something was wrong with them, perhaps their scripts. */
const reloaded = new Set<string>()

/** To be told of each document. @param clientId of the document that will be */
export function noteReload(request: Request, event: object): void {
  if (request.cache !== 'no-cache' && request.cache !== 'reload') return
  if ('resultingClientId' in event && typeof event.resultingClientId === 'string') reloaded.add(event.resultingClientId)
}

/** Whether the stored copy of a script may be broken. */
export function isInDoubt({ searchParams }: URL, event: object): boolean {
  if (searchParams.has(retryKey)) return true
  return 'clientId' in event && typeof event.clientId === 'string' && reloaded.has(event.clientId)
}

/** From the network, in place of the stored copy. Without a network, the copy. */
export class FreshScriptStrategy extends Strategy {
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
