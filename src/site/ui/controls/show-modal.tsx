import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { focusContent } from '../focus-content.ts'
import type { Modal } from './dialog.tsx'
import { modalRoot } from './modal-root.ts'

/**
 * Opens a dialog above the current page, for callers that cannot render it themselves:
 * `showModal((modal) => <Dialog {...modal} title="…" />)`. It stays open when the reader goes forward; going back or
 * switching accounts closes it (`closeModals`).
 */
export function showModal(render: (modal: Modal) => ReactNode): void {
  const container = modalRoot.current.appendChild(document.createElement('div'))
  // Its own root, so that it does not depend on the page below.
  const root = createRoot(container)
  // Removed later: React does not allow unmounting a root while it renders.
  const remove = () =>
    queueMicrotask(() => {
      root.unmount()
      container.remove()
      // What had the focus before may have gone meanwhile.
      if (document.activeElement === document.body) focusContent(null)
    })
  // Synchronous: on some phones, a field focused after the tap does not open the keyboard.
  flushSync(() => root.render(<OpenModal render={render} onClosed={remove} />))
}

interface OpenModalProps {
  readonly render: (modal: Modal) => ReactNode
  readonly onClosed: () => void
}

function OpenModal({ render, onClosed }: OpenModalProps) {
  const [isOpen, setOpen] = useState(true)
  return render({ isOpen, close: () => setOpen(false), onClosed })
}
