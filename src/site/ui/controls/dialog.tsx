import { Dialog as Base } from '@base-ui/react/dialog'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { Icon } from '../components/icon.tsx'
import { modalRoot } from './modal-root.ts'
import './dialog.css'

/** How a dialog is opened and closed: by its owner's state, or by `showModal`, which hands all three over. */
export interface Modal {
  readonly isOpen: boolean
  /** Asked for by Escape, the cross, a press beside the dialog, or its own buttons. */
  readonly close: () => void
  /** Called when it has left the screen. */
  readonly onClosed?: (() => void) | undefined
}

interface DialogProps extends Modal {
  readonly title: string
  /** A sentence under the title, read out with it. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons; the one that does what the title says comes last. */
  readonly actions?: ReactNode
  /** Makes a form of the content and the actions: a button of type submit among them, or Enter, submits it. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** False where a press beside the dialog would lose what somebody has written. Escape and the cross still close. */
  readonly closesOnPressOutside?: boolean
  /** Takes the focus first; else the first field or button does. */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/** Modal: it keeps the focus inside and gives it back. A sheet at the bottom of a phone's screen. */
export function Dialog(props: DialogProps) {
  const { isOpen, close, onClosed, title, description, closesOnPressOutside = true, initialFocus = true } = props
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => open || close()}
      onOpenChangeComplete={(open) => open || onClosed?.()}
      disablePointerDismissal={!closesOnPressOutside}
    >
      <Base.Portal container={modalRoot}>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup className="dialog" initialFocus={initialFocus}>
            <header className="dialog-head">
              <Base.Title>{title}</Base.Title>
              {description && <Base.Description className="muted">{description}</Base.Description>}
            </header>
            <DialogContent {...props} />
            {/* Last, so that a form's first field is what gets the focus. */}
            <Base.Close className="icon-button dialog-close" aria-label="Close">
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
      // Faults are told in our words, beside the field.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React's tree, in which a dialog may stand inside another form, is not the document's.
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      {content}
    </form>
  )
}
