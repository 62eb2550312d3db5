import type { ToastOptions } from './toast.ts'

/** Shows a toast, loading its code on demand. */
export async function tell(toast: ToastOptions): Promise<void> {
  const { showToast } = await import('./show-toast.tsx')
  showToast(toast)
}
