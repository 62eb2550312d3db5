import type { ReactNode } from 'react'
import type { Area } from '#pages/routes/areas.ts'
import * as say from '#wording/controls.ts'
import { linkArea } from '#wording/areas.ts'

interface PageHeaderProps {
  crumbs: readonly Area[]
  title: string | null
  /** Drawn before the title. */
  emblem?: ReactNode
  /** The name of a class, for pages whose header looks otherwise: style sheets cannot tell it by what is yet to come. */
  look?: string
  /** One or two lines under the title. What `head-more` has is left out where a screen is low or narrow: one line stays. */
  children?: ReactNode
}

/** The top of every page except home. A navigation focuses the heading. */
export function PageHeader({ crumbs, title, emblem, look, children }: PageHeaderProps) {
  return (
    <header className={look ? `page-header ${look}` : 'page-header'}>
      <Breadcrumb crumbs={crumbs} />
      <div className="page-title">
        {emblem}
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {children && <div className="page-lead">{children}</div>}
        </div>
      </div>
    </header>
  )
}

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
