import type { ComponentProps } from 'react'
import './button.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** What it does is on its way: it keeps its size, its name and the focus, and does not do it twice. */
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
}

/** Says what it does; a link to a page that should look like it is an `<a className="button">`. */
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
      // Disabled, it would lose the focus, and a screen reader its place.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-words">{children}</span>
    </button>
  )
}
