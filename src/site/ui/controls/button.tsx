import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** Its action is running: it keeps its size, name and focus, and ignores presses. */
  readonly isBusy?: boolean
  /** It has nothing to do: it keeps its focus, and ignores presses. */
  readonly isDisabled?: boolean
}

/** A button; a link that should look like one is an `<a className="button">`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', isBusy = false, isDisabled = false, type = 'button', onClick, children, ...rest } = props
  const isOff = isBusy || isDisabled
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- "button" unless the caller says otherwise
      type={type}
      className={`button ${look}`}
      aria-busy={isBusy || undefined}
      // `disabled` would lose the focus, and screen readers their position. A form is not submitted by Enter either: the
      // browser does that by pressing its button.
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-words">{children}</span>
    </button>
  )
}
