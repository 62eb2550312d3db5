import type { ToastOptions } from '../toasts/toast.ts'

/** Shows a toast, whose code comes when it is needed. */
export async function tell(toast: ToastOptions): Promise<void> {
  const { showToast } = await import('../toasts/show-toast.tsx')
  showToast(toast)
}
