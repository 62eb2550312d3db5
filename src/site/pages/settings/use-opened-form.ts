import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { catchFocus } from '../../ui/catch-focus.ts'

/** A form that a button opens, and that gives the focus back to it when it closes. */
export function useOpenedForm() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    /** For the button. */
    opener: { ref: opener, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    close: () => {
      flushSync(() => setOpen(false))
      catchFocus(opener.current)
    },
  }
}
