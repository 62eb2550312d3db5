import type { ToastOptions } from './toast.ts'

/** Shows a toast, whose code comes when it is needed. */
export async function tell(toast: ToastOptions): Promise<void> {
  const { showToast } = await import('./show-toast.tsx')
  showToast(toast)
}
