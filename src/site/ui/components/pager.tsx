import type { SitePath } from '#pages/routes/routes.ts'
import * as say from '#wording/controls.ts'
import { Icon } from './icon.tsx'

export interface PagerLink {
  readonly path: SitePath | `${SitePath}#${string}`
  readonly name: string
}

/** Links to the previous and next page of a list. */
export function Pager({
  label,
  previous,
  next,
}: {
  label: string
  previous: PagerLink | null
  next: PagerLink | null
}) {
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <a href={previous.path} rel="prev">
          <Icon name="previous" />
          <span>
            <small>{say.previous()}</small>
            {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>
            <small>{say.next()}</small>
            {next.name}
          </span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
