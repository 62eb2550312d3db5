import { fillReportTemplate } from '#pages/config/build-report-template.ts'
import type { PageContext, PageData } from '#pages/data/page-data.ts'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'

// Every page comes with it, and no script changes it.
const FooterFacts = createStaticIsland('footer', 'The facts of the site', () =>
  import('./footer-facts.tsx').then((module) => module.FooterFacts),
)

/** How current the site is, and what it is not. */
export function SiteFooter({ page, context }: { page: PageData; context: PageContext }) {
  return (
    <footer className="site-footer">
      <FooterFacts context={context} />
      {context.reportTemplate && (
        <p className="site-footer-row">
          <a href={fillReportTemplate(context.reportTemplate, page)}>Report wrong data on this page</a>
        </p>
      )}
    </footer>
  )
}
