/**
 * What callers may ask of a toast. It is the site's public interface for messages, specified as a whole: its options stay,
 * including those that no page uses at present.
 */

export const toastTypes = ['success', 'info', 'warning', 'error', 'default'] as const
type ToastType = (typeof toastTypes)[number]

export const toastPositions = ['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'] as const
type ToastPosition = (typeof toastPositions)[number]

export interface ToastOptions {
  /** Plain text. */
  readonly message: string
  readonly type?: ToastType
  readonly position?: ToastPosition
  /** 0: stays until dismissed. */
  readonly durationMs?: number
  /** A click on it closes it. */
  readonly dismissible?: boolean
  /** The timer pauses while the pointer is on it. */
  readonly pauseOnHover?: boolean
  /** Waits until no toast is on screen. */
  readonly queue?: boolean
  /** A button for acting on the message; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Called when a dismissible toast is clicked, before it closes. */
  readonly onClick?: () => void
  /** Called once, when the toast is gone. */
  readonly onDismiss?: () => void
}

export type Toast = Required<Omit<ToastOptions, 'action' | 'onClick' | 'onDismiss'>> &
  Pick<ToastOptions, 'action' | 'onClick' | 'onDismiss'> & {
    readonly id: number
    readonly isClosing: boolean
  }

const defaults = {
  type: 'success',
  position: 'bottom-right',
  durationMs: 3000,
  dismissible: true,
  pauseOnHover: true,
  queue: false,
} as const

/** Leads to the toasts from anywhere. Not a letter: it is also for who writes in a field or turned shortcuts off. */
export const toastKey = 'F8'

/** @throws RangeError if the position is not one of `toastPositions`: without types, such a mistake would pass unnoticed */
export function buildToast(options: ToastOptions, id: number): Toast {
  const toast = { ...defaults, ...options, id, isClosing: false }
  if (!toastPositions.includes(toast.position)) {
    throw new RangeError(`Toast position must be one of ${toastPositions.join(', ')}; it is ${toast.position}.`)
  }
  return toast
}
