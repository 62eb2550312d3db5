import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as say from '#wording/controls.ts'
import { useStore } from '../store/use-store.ts'
import type { ToastStore } from './toast-store.ts'
import { toastKey, toastPositions, type Toast } from './toast.ts'
import './toast-region.css'

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
          toasts.filter(isSaid).map(({ id, message, language, action }) => (
            <Fragment key={id}>
              <span lang={language}>{message}</span>
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
  const { id, type, message, language, action, dismissible, isClosing } = toast
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
      <p role={type === 'error' ? 'alert' : undefined} lang={language}>
        {message}
        {type === 'error' && <SpokenKey action={action} />}
      </p>
      {action && (
        <button
          type="button"
          className="toast-action"
          lang={language}
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
