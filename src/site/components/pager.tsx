import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { SitePath } from '#pages/routes.ts'

export interface PagerLink {
  readonly path: SitePath
  readonly name: string
}

/** Previous and next in the list that a page belongs to. An end of the list keeps its place empty. */
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
          <ChevronLeft aria-hidden="true" />
          <span>
            <small>Previous</small>
            {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>
            <small>Next</small>
            {next.name}
          </span>
          <ChevronRight aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
