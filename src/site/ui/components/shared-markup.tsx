import { createContext, type ReactNode, useContext } from 'react'

/** Registers content that many pages share, and returns a placeholder for its markup until the page is assembled. */
export type PlaceShared = (key: string, content: ReactNode) => string

/** Provided only by the server's renderer. */
export const PlaceSharedContext = createContext<PlaceShared | null>(null)

interface SharedMarkupProps {
  /** Distinguishes different content made of equal data. */
  readonly name: string
  /** Everything the content depends on: equal data means equal markup. */
  readonly of: object
  readonly className: string
  readonly children: ReactNode
}

/**
 * A `<div>` with content that many pages share, such as the header, or a ranking that holds for a week of days. The
 * build renders it once; readers and hydration see no difference. The content must not use `useId`.
 */
export function SharedMarkup({ name, of, className, children }: SharedMarkupProps) {
  const place = useContext(PlaceSharedContext)
  if (!place) return <div className={className}>{children}</div>
  const markup = place(`${name} ${JSON.stringify(of)}`, children)
  // The server's own rendering of `children`, put in place by entry-server.tsx.
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
