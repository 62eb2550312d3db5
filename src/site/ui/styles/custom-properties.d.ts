import 'react'

declare module 'react' {
  /** Inline styles may set the custom properties that style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number
  }
}
