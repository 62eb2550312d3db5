import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './step-navigation.css'

interface Step {
  readonly href: string
  /** The day that it leads to. */
  readonly name: string
}

interface StepNavigationProps {
  /** Null at an end. */
  readonly previous: Step | null
  readonly next: Step | null
  /** Of the navigation: "Other days". */
  readonly label: string
  /** Between the two. */
  readonly children: ReactNode
}

/** From day to day, or from week to week: one line, on a phone too. */
export function StepNavigation({ label, previous, next, children }: StepNavigationProps) {
  return (
    <nav className="step-navigation" aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev" aria-keyshortcuts="[">
          <Icon name="previous" />
          <span>{previous.name}</span>
        </a>
      )}
      {children}
      {next && (
        <a href={next.href} rel="next" aria-keyshortcuts="]">
          <span>{next.name}</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
