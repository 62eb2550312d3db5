import type { PageState } from '../page-state.ts'

/** What a build says beside the data of each page. */
export const pageContext: PageState['context'] = {
  dataAsOf: '2026-11-20',
  lastTour: { id: 'tokyo-tour', number: 1, name: 'Tokyo Tour' },
  closedOn: '2026-09-30',
  today: '2026-11-20',
  formulaVersion: 1,
}
