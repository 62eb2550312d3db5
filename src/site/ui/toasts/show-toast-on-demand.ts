import type { ToastOptions } from './toast.ts'

/** Shows a toast, loading its code on demand. */
export async function showToastOnDemand(toast: ToastOptions): Promise<void> {
  const { showToast } = await import('./show-toast.tsx')
  showToast(toast)
}
