import { createRoot, type Root } from 'react-dom/client'
import { ToastRegion } from './toast-region.tsx'
import { createToastStore } from './toast-store.ts'
import { findToastVoice } from './toast-voice.tsx'
import type { ToastOptions } from './toast.ts'

const store = createToastStore({
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})
let root: Root | null = null

/**
 * Shows a message.
 * @returns a function that closes it early
 * @throws RangeError if there is no such position
 */
export function showToast(options: ToastOptions): () => void {
  // A separate React root: toasts must work even if the page's code failed to load.
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  // The page may have been rendered anew since the last toast.
  root.render(<ToastRegion store={store} voice={findToastVoice()} />)
  const id = store.show(options)
  return () => store.dismiss(id)
}
