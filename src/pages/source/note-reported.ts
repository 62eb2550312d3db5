import type { ReportedShelfView } from '../data/shelf-views.ts'
import type { PageSource } from './build-page-source.ts'

/** What a page says of the shelves that players have reported; nothing where there are none. */
export function noteReported(
  { shelves }: PageSource,
  isMeant: (reported: ReportedShelfView) => boolean,
): { readonly reported?: readonly ReportedShelfView[] } {
  const reported = shelves.reported.filter(isMeant)
  return reported.length > 0 ? { reported } : {}
}
