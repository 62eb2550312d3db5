import type { ReactNode } from 'react'

/** The words of the game and of this site that a newcomer has to be told. */
export type TermId = 'top-shelf' | 'tier' | 'coverage' | 'gap' | 'worth-having' | 'r-t' | 'yearly-cycle'

/** Of the popover in the footer with what the term means. */
export function termAnchor(term: TermId): string {
  return `term-${term}`
}

/** In the attribute, as lengths are: in the style sheet of all pages it would weigh more. A finger needs more than the word. */
const look = {
  color: 'inherit',
  textDecoration: 'underline dotted',
  paddingBlock: '1rem',
  marginBlock: '-1rem',
} as const

interface TermProps {
  readonly of: TermId
  readonly children: ReactNode
}

/** A word that opens what it means. Browsers do that without scripts, and it costs a page one attribute. */
export function Term({ of, children }: TermProps) {
  return (
    <button type="button" className="term" style={look} popoverTarget={termAnchor(of)}>
      {children}
    </button>
  )
}
