import type { ReactNode } from 'react'
import './settings-line.css'

interface SettingsLineProps {
  /** The current value. */
  readonly children: ReactNode
  /** Buttons. */
  readonly actions: ReactNode
  /** What one of them has opened. */
  readonly form?: ReactNode
}

/** One setting: its state, and what can be done about it. */
export function SettingsLine({ children, actions, form }: SettingsLineProps) {
  return (
    <div className="settings-line">
      <div className="settings-facts">{children}</div>
      <div className="settings-actions">{actions}</div>
      {form}
    </div>
  )
}
