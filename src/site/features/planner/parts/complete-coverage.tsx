import type { ReactNode } from 'react'
import './complete-coverage.css'

/** The chequered flag: nothing is left to cover. */
export function CompleteCoverage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="complete-coverage">
      <i aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}
