import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { matchPrecache } from 'workbox-precaching'
import { findLocalPage } from './find-local-page.ts'
import { reportNetwork } from './network-state.ts'
import { preferNetwork } from './prefer-network.ts'
import { forgetVisited, saveVisited } from './visited-pages.ts'

const patienceMs = 5000

/** Page data: the network first, then what this device has. What comes from the network is stored. */
export class PageDataStrategy extends Strategy {
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
