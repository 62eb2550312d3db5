import { scope } from './worker-scope.ts'

/** What the pages were told last. Null for a worker that has just started: another one may have told them anything. */
let wasReached: boolean | null = null

/** Tells every page when the network is lost, and when it is back. */
export async function reportNetwork(isReached: boolean): Promise<void> {
  if (isReached && wasReached) return
  wasReached = isReached
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.postMessage({ type: 'network', isReached })
  }
}
