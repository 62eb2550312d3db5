import { downloadListPath } from '#pages/config/build-hash.ts'
import * as say from '#wording/controls.ts'
import { readBuildHash } from './read-build-hash.ts'

/** Why something of the site could not be loaded. `updated`: there is a newer build, which may lack what this page asks for. */
export type LoadTrouble = 'offline' | 'updated' | 'unknown'

/** What to say of it, and to do. */
export const troubleWords: Readonly<Record<LoadTrouble, string>> = {
  offline: say.maybeOffline(),
  updated: say.siteUpdated(),
  unknown: say.ourFault(),
}

/** Readers wait for the answer to hear that something has failed. */
const patienceMs = 4000

/** Asks the site, past the service worker, whether it can be reached and which build it is. */
export async function findLoadTrouble(): Promise<LoadTrouble> {
  if (!navigator.onLine) return 'offline'
  try {
    const answer = await fetch(downloadListPath, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    const list: unknown = answer.ok ? await answer.json().catch(() => null) : null
    const isUpdated = typeof list === 'object' && list !== null && 'hash' in list && list.hash !== readBuildHash()
    return isUpdated ? 'updated' : 'unknown'
  } catch {
    return 'offline'
  }
}
