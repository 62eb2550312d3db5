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
  const hintId = useId()
  return (
    <div className="switch-field">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => onChange(!isOn)}
      >
        {label}
      </button>
      {hint && (
        <p id={hintId} className="muted">
          {hint}
        </p>
      )}
    </div>
  )
}
