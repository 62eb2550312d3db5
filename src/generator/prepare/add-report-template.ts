import { buildReportTemplate } from '#pages/config/build-report-template.ts'
import type { PageContext } from '#pages/data/page-data.ts'

/** Adds the address for reports of wrong data to the context, if the site has one. */
export function addReportTemplate(
  context: PageContext,
  { reportUrl, siteUrl }: { readonly reportUrl: string | null; readonly siteUrl: string },
): PageContext {
  return reportUrl === null ? context : { ...context, reportTemplate: buildReportTemplate(reportUrl, siteUrl) }
}
