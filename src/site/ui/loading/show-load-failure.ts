import * as say from '#wording/controls.ts'
import { showToastOnDemand } from '../toasts/show-toast-on-demand.ts'
import type { ToastOptions } from '../toasts/toast.ts'
import { findLoadTrouble, troubleWords } from './load-trouble.ts'

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
