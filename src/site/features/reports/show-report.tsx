import { fillReportTemplate } from '#pages/config/build-report-template.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { shownPage } from '../navigation/shown-page.ts'
import { findReportTarget } from './find-report-target.ts'
import { ReportDialog } from './report-dialog.tsx'
import { isAboutShelves } from './report-target.ts'

/** Opens the form for a report about the page, or about the row that was pressed. @param pressed null for the shortcut */
export function showReport(pressed: Element | null): void {
  const page = shownPage.read()
  if (!page) return
  const { data, context } = page
  const target = findReportTarget(pressed, data)
  showModal((modal) => (
    <ReportDialog
      {...modal}
      target={target}
      startsWith={isAboutShelves(data) || target.item || target.variant ? 'shelf' : 'other'}
      origin={{ page: data.path, lastDay: context.today }}
      elsewhere={
        context.reportTemplate === undefined ? null : fillReportTemplate(context.reportTemplate, data.path, page.title)
      }
    />
  ))
}
