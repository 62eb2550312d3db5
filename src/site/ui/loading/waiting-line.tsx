import type { ReactNode } from 'react'
import './waiting-line.css'

interface WaitingLineProps {
  /** What is loading. */
  readonly children: ReactNode
  /** Shown instead where nothing will load it. */
  readonly withoutScripts: string
}

/** In place of what only scripts can show. */
export function WaitingLine({ children, withoutScripts }: WaitingLineProps) {
  return (
    <>
      <p className="muted waiting-line">{children}</p>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </>
  )
}
