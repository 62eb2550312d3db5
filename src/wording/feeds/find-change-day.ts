import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageData } from '#pages/data/page-data.ts'

/**
 * The day on which a page last changed, for the sitemap; null where the content does not say. A ranking names the day of
 * the game that it is about: a later correction changes the page, but not that day, and whoever is told a wrong day does
 * not come back for it.
 */
export function findChangeDay(page: PageData): IsoDate | null {
  switch (page.kind) {
    case 'guide':
      return page.updated
    case 'data':
      return page.archive.date
    default:
      return null
  }
}
