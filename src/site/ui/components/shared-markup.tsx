import { createContext, type ReactNode, useContext } from 'react'

/** Notes content that many pages share, and answers with what stands for its markup until the page is put together. */
export type PlaceShared = (key: string, content: ReactNode) => string

/** Given by the server's renderer alone: a browser renders what it shows. */
export const PlaceSharedContext = createContext<PlaceShared | null>(null)

interface SharedMarkupProps {
  /** Tells apart what is made of equal data. */
  readonly name: string
  /** All that the content is made of: equal data, equal markup. */
  readonly of: object
  readonly className: string
  readonly children: ReactNode
}

/**
 * A `<div>` whose content stands on many pages alike, such as the header, or a ranking that holds for a week of
 * days. The build renders such content once; readers and hydration see no difference. It must not use `useId`.
 */
export function SharedMarkup({ name, of, className, children }: SharedMarkupProps) {
  const place = useContext(PlaceSharedContext)
  if (!place) return <div className={className}>{children}</div>
  const markup = place(`${name} ${JSON.stringify(of)}`, children)
  // The server's own rendering of `children`, put in place by render-with-shared-markup.tsx.
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
