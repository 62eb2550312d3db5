import { downloadListPath } from '#pages/config/build-hash.ts'
import * as say from '#wording/controls.ts'
import { readBuildHash } from './read-build-hash.ts'
import { showToastOnDemand } from '../toasts/show-toast-on-demand.ts'
import type { ToastOptions } from '../toasts/toast.ts'

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

/**
 * Tells the reader that something could not be loaded, why, and what to do.
 * @param what a sentence: "The items could not be loaded."
 */
export async function showLoadFailure(what: string): Promise<void> {
  const trouble = await findLoadTrouble()
  const remedy: Partial<ToastOptions> =
    trouble === 'updated' ? { durationMs: 0, action: { label: say.reload(), run: () => location.reload() } } : {}
  await showToastOnDemand({ message: `${what} ${troubleWords[trouble]}`, type: 'error', ...remedy })
}
