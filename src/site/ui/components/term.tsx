import type { ReactNode } from 'react'

/** The words of the game and of this site that a newcomer needs explained. */
export type TermId = 'top-shelf' | 'tier' | 'coverage' | 'gap' | 'worth-having' | 'r-t' | 'yearly-cycle'

/** Of the popover in the footer with what the term means. */
export function termAnchor(term: TermId): string {
  return `term-${term}`
}

interface TermProps {
  readonly of: TermId
  readonly children: ReactNode
}

/** A word that opens what it means. Browsers do that without scripts. */
export function Term({ of, children }: TermProps) {
  return (
    <button type="button" className="term" popoverTarget={termAnchor(of)}>
      {children}
    </button>
  )
}
