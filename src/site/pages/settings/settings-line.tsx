import type { ReactNode } from 'react'
import './settings-line.css'

interface SettingsLineProps {
  /** What holds now. */
  readonly children: ReactNode
  /** Buttons. */
  readonly actions: ReactNode
  /** What one of them has opened. */
  readonly form?: ReactNode
}

/** One setting: how it is, and what can be done about it. */
export function SettingsLine({ children, actions, form }: SettingsLineProps) {
  return (
    <div className="settings-line">
      <div className="settings-facts">{children}</div>
      <div className="settings-actions">{actions}</div>
      {form}
    </div>
  )
}
