import { type ComponentProps, type ReactNode, useId } from 'react'
import * as say from '#wording/controls.ts'
import './text-field.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'size'> {
  readonly label: string
  /** What to enter, or how it is used; read with the field. */
  readonly hint?: ReactNode
  /** What is wrong with the value; announced when it appears. */
  readonly error?: string | null | undefined
  readonly onChange?: (text: string) => void
  /** At the end inside the frame, such as a button that shows the password. */
  readonly end?: ReactNode
}

/** An `<input>` with label, hint and error. All other input props are passed on. */
export function TextField({ label, hint, error, onChange, end, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const isWrong = error !== undefined && error !== null && error !== ''
  const describedBy = [isWrong && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="text-field">
      <label htmlFor={id}>
        {label}
        {!input.required && <span className="muted">{say.optional()}</span>}
      </label>
      <div className="text-field-frame" data-wrong={isWrong || undefined} data-read-only={input.readOnly || undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {end}
      </div>
      {/* Always present, so that its text is announced when it appears. */}
      <p id={errorId} className="text-field-error" role="alert">
        {error}
      </p>
      {hint && (
        <p id={hintId} className="text-field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
