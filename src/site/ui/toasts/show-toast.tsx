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
 * Shows a message.
 * @returns a function that closes it early
 * @throws RangeError if there is no such position
 */
export function showToast(options: ToastOptions): () => void {
  // A separate React root: toasts must work even if the page's code failed to load.
  if (!isRegionMounted)
    createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastRegion store={store} />)
  isRegionMounted = true
  const id = store.show(options)
  return () => store.dismiss(id)
}
