import { type ReactNode, useId } from 'react'
import './switch.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** Takes effect immediately, without a button to confirm. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-field">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      )}
    </div>
  )
}
