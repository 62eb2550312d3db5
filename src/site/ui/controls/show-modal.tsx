import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Modal } from './dialog.tsx'
import { modalRoot } from './modal-root.ts'

/**
 * Opens a dialog over whatever page is shown, for callers that have no place of their own to render it:
 * `showModal((modal) => <Dialog {...modal} title="…" />)`. It outlives navigations until it is closed.
 */
export function showModal(render: (modal: Modal) => ReactNode): void {
  const container = modalRoot.current.appendChild(document.createElement('div'))
  // A root of its own, for the dialog must not care what becomes of the page below.
  const root = createRoot(container)
  // Removed later: React forbids that a root ends while it renders.
  const remove = () => queueMicrotask(() => (root.unmount(), container.remove()))
  // At once: a field that is focused later than the tap opens no keyboard on some phones.
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
