import { createStore, type Store } from '../store/create-store.ts'
import { buildToast, type Toast, type ToastOptions } from './toast.ts'

const closingMs = 150
const queueRetryMs = 250

/** Milliseconds; the page's `setTimeout` and `performance.now`, or a clock controlled by a test. */
export interface Clock {
  readonly now: () => number
  /** @returns a function that cancels it */
  readonly after: (delayMs: number, run: () => void) => () => void
}

/** What keeps a toast on screen. */
type ToastHolder = 'pointer' | 'focus'

/** The toasts on screen and their timing; knows nothing about their appearance. */
export interface ToastStore extends Pick<Store<readonly Toast[]>, 'subscribe'> {
  /** Replaces an equal toast. @returns the toast's id; throws RangeError if there is no such position */
  readonly show: (options: ToastOptions) => number
  readonly dismiss: (id: number) => void
  /** The pointer or the focus entered the toast. */
  readonly pause: (id: number, by?: ToastHolder) => void
  /** It left the toast: its remaining time starts when the other is not there either. */
  readonly resume: (id: number, by?: ToastHolder) => void
  readonly click: (id: number) => void
  readonly runAction: (id: number) => void
  /** The same list until something changes. */
  readonly list: () => readonly Toast[]
}

/** Whether a reader could not tell one from the other. */
function isSame(shown: Toast, next: Toast): boolean {
  return !shown.isClosing && look(shown) === look(next)
}

function look({ message, type, position, action }: Toast): string {
  return JSON.stringify([message, type, position, action?.label])
}

export function createToastStore(clock: Clock): ToastStore {
  const toasts = createStore<readonly Toast[]>([])
  let lastId = 0
  // The next event of a toast: its turn in the queue, its end, or its removal; never two at once.
  const due = new Map<number, () => void>()
  const waiting = new Map<number, Toast>()
  const remainingMs = new Map<number, number>()
  const runningSinceMs = new Map<number, number>()
  const holders = new Map<number, ReadonlySet<ToastHolder>>()

  const find = (id: number) => toasts.read().find((toast) => toast.id === id && !toast.isClosing)

  function schedule(id: number, delayMs: number, run: () => void): void {
    due.get(id)?.()
    due.set(id, clock.after(delayMs, run))
  }

  function callOff(id: number): void {
    due.get(id)?.()
    due.delete(id)
  }

  function enter(toast: Toast): void {
    if (toast.queue && toasts.read().length > 0) {
      waiting.set(toast.id, toast)
      return schedule(toast.id, queueRetryMs, () => enter(toast))
    }
    waiting.delete(toast.id)
    callOff(toast.id)
    // A new element instead of the old one, so that screen readers announce the message again.
    const same = toasts.read().find((other) => isSame(other, toast))
    toasts.write([...toasts.read(), toast])
    if (same) remove(same)
    remainingMs.set(toast.id, toast.durationMs)
    startTimer(toast)
  }

  function startTimer({ id, durationMs }: Toast): void {
    if (durationMs === 0) return
    runningSinceMs.set(id, clock.now())
    schedule(id, remainingMs.get(id) ?? durationMs, () => dismiss(id))
  }

  function dismiss(id: number): void {
    const queued = waiting.get(id)
    if (queued) return remove(queued)
    const toast = find(id)
    if (!toast) return
    toasts.write(toasts.read().map((other) => (other.id === id ? { ...other, isClosing: true } : other)))
    schedule(id, closingMs, () => remove(toast))
  }

  function remove(toast: Toast): void {
    callOff(toast.id)
    waiting.delete(toast.id)
    remainingMs.delete(toast.id)
    runningSinceMs.delete(toast.id)
    holders.delete(toast.id)
    toasts.write(toasts.read().filter((other) => other.id !== toast.id))
    toast.onDismiss?.()
  }

  function pause(id: number, by: ToastHolder = 'pointer'): void {
    holders.set(id, new Set(holders.get(id)).add(by))
    const since = runningSinceMs.get(id)
    if (since === undefined || !find(id)?.pauseOnHover) return
    runningSinceMs.delete(id)
    remainingMs.set(id, Math.max(0, (remainingMs.get(id) ?? 0) - (clock.now() - since)))
    callOff(id)
  }

  function resume(id: number, by: ToastHolder = 'pointer'): void {
    const left = new Set(holders.get(id))
    left.delete(by)
    holders.set(id, left)
    const toast = find(id)
    if (toast && left.size === 0 && !runningSinceMs.has(id)) startTimer(toast)
  }

  return {
    show(options) {
      const toast = buildToast(options, lastId + 1)
      lastId = toast.id
      enter(toast)
      return toast.id
    },
    dismiss,
    pause,
    resume,
    click(id) {
      const toast = find(id)
      if (!toast?.dismissible) return
      toast.onClick?.()
      dismiss(id)
    },
    runAction(id) {
      const toast = find(id)
      dismiss(id)
      toast?.action?.run()
    },
    list: toasts.read,
    subscribe: toasts.subscribe,
  }
}
