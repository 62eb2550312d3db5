import { createRoot } from 'react-dom/client'
import { ToastRegion } from './toast-region.tsx'
import { createToastStore } from './toast-store.ts'
import type { ToastOptions } from './toast.ts'

const store = createToastStore({
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})
let isRegionMounted = false

/**
 * Shows a message for a while.
 * @returns what closes it earlier
 * @throws RangeError for a position that does not exist
 */
export function showToast(options: ToastOptions): () => void {
  // A root of its own: toasts must work when the page's code could not be loaded.
  if (!isRegionMounted)
    createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastRegion store={store} />)
  isRegionMounted = true
  const id = store.show(options)
  return () => store.dismiss(id)
}
