import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** Its action is running: it keeps its size, name and focus, and ignores presses. */
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
}

/** A button; a link that should look like one is an `<a className="button">`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', isBusy = false, isDisabled = false, type = 'button', onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- "button" unless the caller says otherwise
      type={type}
      className={`button ${look}`}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      // `disabled` would lose the focus, and screen readers their position.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-words">{children}</span>
    </button>
  )
}
