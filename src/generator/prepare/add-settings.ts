import { buildReportTemplate } from '#pages/config/build-report-template.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { PrepareOptions } from './prepare-options.ts'

/** Adds to the context what the operator has set: the address for reports of wrong data, and the commit. */
export function addSettings(
  context: PageContext,
  { reportUrl, siteUrl, commit }: Pick<PrepareOptions, 'reportUrl' | 'siteUrl' | 'commit'>,
): PageContext {
  return {
    ...context,
    ...(reportUrl !== null && { reportTemplate: buildReportTemplate(reportUrl, siteUrl) }),
    ...(commit !== null && { commit }),
  }
}
