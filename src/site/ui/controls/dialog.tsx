import { Dialog as Base } from '@base-ui/react/dialog'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/controls.ts'
import { Icon } from '../components/icon.tsx'
import { blurWithin } from '../focus-content.ts'
import { registerModal } from '../open-modals.ts'
import { modalRoot } from './modal-root.ts'
import './dialog.css'

/** How a dialog opens and closes: by its owner's state, or by `showModal`, which provides all three. */
export interface Modal {
  readonly isOpen: boolean
  /** Called by Escape, the close button, a press outside the dialog, or its own buttons. */
  readonly close: () => void
  /** Called after it has left the screen. */
  readonly onClosed?: (() => void) | undefined
}

interface DialogProps extends Modal {
  readonly title: string
  /** A sentence under the title, read with it by screen readers. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons; the main action comes last. */
  readonly actions?: ReactNode
  /** Makes the content and the actions a form, submitted by Enter or a submit button. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** False where a press outside would lose what the reader has typed. Escape and the close button still close. */
  readonly closesOnPressOutside?: boolean
  /** What was asked for can no longer be cancelled: Escape, the close button and a press outside do nothing. */
  readonly isBusy?: boolean
  /** Gets the focus first; by default the first field or button. False: the content takes it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | false
}

/** A modal dialog that traps and returns the focus. On phones, a sheet at the bottom of the screen. */
export function Dialog(props: DialogProps) {
  const { isOpen, close, onClosed, title, description } = props
  const { closesOnPressOutside = true, isBusy = false, initialFocus = true } = props
  // At once: what comes next may want the focus, which an open dialog would take back.
  useLayoutEffect(() => (isOpen ? registerModal(() => flushSync(close)) : undefined), [isOpen, close])
  const popup = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  // Base UI returns the focus once the dialog has faded out: too late for the next key, and for a dialog that it opens.
  useLayoutEffect(() => {
    const { current: before } = focusedBefore
    if (isOpen) focusedBefore.current = document.activeElement
    else if (popup.current?.contains(document.activeElement)) {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      // If nothing had the focus before, or what had it has gone.
      blurWithin(popup.current)
    }
  }, [isOpen])
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => open || isBusy || close()}
      onOpenChangeComplete={(open) => open || onClosed?.()}
      disablePointerDismissal={!closesOnPressOutside}
    >
      <Base.Portal container={modalRoot}>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup ref={popup} className="dialog" initialFocus={initialFocus}>
            <header className="dialog-head">
              <Base.Title>{title}</Base.Title>
              {description && <Base.Description className="muted">{description}</Base.Description>}
            </header>
            <DialogContent {...props} />
            {/* Last, so that the first field of a form gets the focus. */}
            <Base.Close className="icon-button dialog-close" aria-label={say.close()}>
              <Icon name="close" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function DialogContent({ children, actions, onSubmit }: DialogProps) {
  const content = (
    <>
      {children && <div className="dialog-body">{children}</div>}
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </>
  )
  if (!onSubmit) return <div className="dialog-content">{content}</div>
  return (
    <form
      className="dialog-content"
      // We show our own messages beside the fields.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree, unlike the document's, a dialog may be inside another form.
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      {content}
    </form>
  )
}
