import type { PageContext } from '#pages/data/page-data.ts'
import type { SitePath } from '#pages/routes/routes.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'

// It is prerendered on every page and never changes.
const FooterFacts = createStaticIsland('footer', 'The footer', () =>
  import('./footer-facts.tsx').then((module) => module.FooterFacts),
)

export interface SiteFooterProps {
  readonly path: SitePath
  /** Of the page; null for home. */
  readonly title: string | null
  readonly context: PageContext
}

/** How current the site is, and a disclaimer. */
export function SiteFooter({ path, title, context }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      {/* The address for reports is each page's own: only with one does the footer change from page to page. */}
      <FooterFacts key={context.reportTemplate && path} path={path} title={title} context={context} />
    </footer>
  )
}
