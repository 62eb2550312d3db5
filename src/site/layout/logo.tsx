import { siteConfig } from '#pages/site-config.ts'

/** Three shelves, the top one longest: the mark of theme/icon.svg without its plate. */
export function Logo() {
  return (
    <a className="logo" href="/">
      <svg aria-hidden="true" viewBox="0 0 48 44">
        <path d="M8 2h40l-4 12H4z" />
        <path className="second" d="M15 19h20l-3.500 9H12z" />
        <path d="M10 33h18l-3.500 9H7z" />
      </svg>
      {siteConfig.siteName}
    </a>
  )
}
