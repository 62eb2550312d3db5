import { createRoot, type Root } from 'react-dom/client'
import { isModified } from '../keyboard/is-modified.ts'
import { ToastRegion } from './toast-region.tsx'
import { createToastStore } from './toast-store.ts'
import { findToastVoice } from './toast-voice.tsx'
import { toastKey, type ToastOptions } from './toast.ts'

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
  root ??= mountRegion()
  // The page may have been rendered anew since the last toast.
  root.render(<ToastRegion store={store} voice={findToastVoice()} />)
  const id = store.show(options)
  return () => store.dismiss(id)
}

function mountRegion(): Root {
  document.addEventListener('keydown', leadToToast)
  return createRoot(document.body.appendChild(document.createElement('div')))
}

/** To the newest with something to do. Tab comes to toasts after all of the page, and never from within a dialog. */
function leadToToast(event: KeyboardEvent): void {
  if (event.key !== toastKey || isModified(event)) return
  const toasts = '.toast:not([data-closing])'
  const actions = document.querySelectorAll<HTMLElement>(`${toasts} .toast-action`)
  const button = [...actions].at(-1) ?? document.querySelector<HTMLElement>(`${toasts} .toast-close`)
  if (!button) return
  event.preventDefault()
  button.focus()
}
