import * as say from '#wording/controls.ts'
import type { Area } from '#pages/routes/areas.ts'
import { linkArea } from '#wording/areas.ts'

/** The pages above this one; the heading below names the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Area[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={say.breadcrumb()} className="breadcrumb">
      <ol>
        {crumbs.map(linkArea).map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
