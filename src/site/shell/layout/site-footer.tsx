import * as say from '#wording/shell.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import type { FooterFactsProps } from './footer-facts.tsx'

// It is prerendered on every page and never changes.
const FooterFacts = createStaticIsland('footer', say.footerPart(), () =>
  import('./footer-facts.tsx').then((module) => module.FooterFacts),
)

/** How current the site is, and a disclaimer. */
export function SiteFooter({ path, title, context }: FooterFactsProps) {
  return (
    <footer className="site-footer">
      {/* The address for reports is each page's own: only with one does the footer change from page to page. */}
      <FooterFacts key={context.reportTemplate && path} path={path} title={title} context={context} />
    </footer>
  )
}
