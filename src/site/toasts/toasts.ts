import { createToastStore } from './toast-store.ts'

/** The site's toasts. */
export const toasts = createToastStore({
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
})
