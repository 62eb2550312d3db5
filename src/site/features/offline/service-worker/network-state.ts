import { scope } from './worker-scope.ts'

let wasReached = true

/** Tells every page when the network is lost, and when it is back. */
export async function reportNetwork(isReached: boolean): Promise<void> {
  if (isReached && wasReached) return
  wasReached = isReached
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.postMessage({ type: 'network', isReached })
  }
}
