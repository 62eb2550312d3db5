import type { SiteLanguage } from '#pages/config/site-config.ts'
import { buildReportTemplate } from '#wording/report-template.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import type { buildLocalizedFiles } from './localized-files.ts'

export interface PrepareOptions {
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
  readonly commit: string | null
  /** The languages of the site besides the default, each with what builds its files. */
  readonly others: readonly {
    readonly language: SiteLanguage
    readonly buildLocalizedFiles: typeof buildLocalizedFiles
  }[]
}

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
