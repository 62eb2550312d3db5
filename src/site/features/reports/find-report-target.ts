import type { PageData } from '#pages/data/page-data.ts'
import { readPageTarget, readRowTarget, type ReportTarget, type RowLink } from './report-target.ts'

/**
 * What a report would be about: the row that the reader has pressed or that has the focus, and the page for what the row
 * leaves open.
 * @param pressed null for the shortcut
 */
export function findReportTarget(pressed: Element | null, page: PageData): ReportTarget {
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
