import { fillReportTemplate } from '#pages/config/build-report-template.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'

// It is prerendered on every page and never changes.
const FooterFacts = createStaticIsland('footer', 'The site facts', () =>
  import('./footer-facts.tsx').then((module) => module.FooterFacts),
)

/** How current the site is, and a disclaimer. */
export function SiteFooter({ page, context }: { page: PageData; context: PageContext }) {
  return (
    <footer className="site-footer">
      <FooterFacts context={context} />
      {context.reportTemplate && (
        <p className="site-footer-row">
          <a href={fillReportTemplate(context.reportTemplate, page)}>Report an error on this page</a>
        </p>
      )}
    </footer>
  )
}
