import { fillReportTemplate } from '#wording/report-template.ts'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { shownPage } from '../navigation/shown-page.ts'
import { ReportDialog } from './report-dialog.tsx'
import { isAboutShelves, readPageTarget, readRowTarget, type ReportTarget, type RowLink } from './shelf-report-form.tsx'
import type { PageData } from '#pages/data/page-data.ts'

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

/**
 * What a report would be about: the row that the reader has pressed or that has the focus, and the page for what the row
 * leaves open.
 * @param pressed null for the shortcut
 */
function findReportTarget(pressed: Element | null, page: PageData): ReportTarget {
  const row = (pressed ?? document.activeElement)?.closest('#main :is(tr, li)')
  const [near, around] = [readRowTarget(row ? listLinks(row) : []), readPageTarget(page, location.hash)]
  return { item: near.item ?? around.item, variant: near.variant ?? around.variant }
}

function listLinks(row: Element): RowLink[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    url: new URL(link.href),
    // A chip says more than the name.
    words: link.querySelector('b, span')?.firstChild?.textContent?.trim() ?? link.textContent.trim(),
  }))
}
