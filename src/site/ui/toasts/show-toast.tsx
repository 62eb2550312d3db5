import { createRoot, type Root } from 'react-dom/client'
import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as say from '#wording/controls.ts'
import { isModified } from '../keyboard/key-events.ts'
import { useStore, createStore, type Store } from '../store/create-store.ts'
import { buildToast, type Toast, type ToastOptions, toastKey, toastPositions } from './toast.ts'
import { findToastVoice } from './toast-voice.tsx'
import './toast-region.css'

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
  return !shown.isClosing && describe(shown) === describe(next)
}

function describe({ message, type, position, action }: Toast): string {
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

const toastStore = createToastStore({
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
  root.render(<ToastRegion store={toastStore} voice={findToastVoice()} />)
  const id = toastStore.show(options)
  return () => toastStore.dismiss(id)
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

interface ToastRegionProps {
  readonly store: ToastStore
  /** Reads out what is put into it. */
  readonly voice: Element | null
}

/** All toasts, each at its requested position where the window is wide enough to have six. */
export function ToastRegion({ store, voice }: ToastRegionProps): ReactNode {
  const toasts = useStore({ read: store.list, subscribe: store.subscribe })
  return (
    // A dialog hides everything else from assistive technology, apart from live regions; what is said is said elsewhere.
    <div className="toast-region" aria-live="off">
      {voice &&
        createPortal(
          toasts.filter(isSaid).map(({ id, message, action }) => (
            <Fragment key={id}>
              {message}
              <SpokenKey action={action} />{' '}
            </Fragment>
          )),
          voice,
        )}
      {toastPositions.map((position) => (
        <ol key={position} className="toasts" data-position={position}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} store={store} />
            ))}
        </ol>
      ))}
    </div>
  )
}

/** Once, and not by itself: an alert is announced although it arrives with its words. */
function isSaid({ type, isClosing }: Toast): boolean {
  return !isClosing && type !== 'error'
}

/** For whoever hears the message, the key that leads to what can be done about it. */
function SpokenKey({ action }: { action: Toast['action'] }): ReactNode {
  return (
    action && (
      <span className="toast-key visually-hidden">{` ${say.actionKeys({ action: action.label, key: toastKey })}`}</span>
    )
  )
}

function ToastItem({ toast, store }: { toast: Toast; store: ToastStore }): ReactNode {
  const { id, type, message, action, dismissible, isClosing } = toast
  return (
    // What the pointer can do on the whole toast, the keyboard can do with its buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className="toast"
      data-type={type}
      data-closing={isClosing || undefined}
      data-dismissible={dismissible || undefined}
      onPointerEnter={() => store.pause(id)}
      onPointerLeave={() => store.resume(id)}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={() => store.resume(id, 'focus')}
      onClick={() => store.click(id)}
    >
      <p role={type === 'error' ? 'alert' : undefined}>
        {message}
        {type === 'error' && <SpokenKey action={action} />}
      </p>
      {action && (
        <button
          type="button"
          className="toast-action"
          aria-keyshortcuts={toastKey}
          onClick={(event) => {
            event.stopPropagation()
            store.runAction(id)
          }}
        >
          {action.label}
          <kbd aria-hidden>{toastKey}</kbd>
        </button>
      )}
      {/* A click on it is a click on the toast; it exists for keyboards and screen readers. */}
      {dismissible && <button type="button" className="toast-close" aria-label={say.dismiss()} />}
    </li>
  )
}
