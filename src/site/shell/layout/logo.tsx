import { siteName } from '#pages/config/site-name.ts'

/** Three shelves that make a T: the mark of icon.svg without its plate. */
export function Logo() {
  return (
    <a className="logo" href="/">
      <svg aria-hidden="true" viewBox="0 0 48 44">
        <path d="M8 1h40l-4 12H4z" />
        <path className="second" d="M15 18h18l-3 10H12z" />
        <path d="M10 33h18l-3 10H7z" />
      </svg>
      {siteName}
    </a>
  )
}
