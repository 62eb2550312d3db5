import type { CorrectionsPage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'
import type { PageSource } from '../source/build-page-source.ts'

export function buildCorrectionsPage({ corrections, reportedShelves, today }: PageSource): CorrectionsPage {
  return {
    kind: 'corrections',
    path: routes.corrections,
    title: areaNames.corrections,
    description: 'What players reported as wrong and reviewers decided, and what later records of shelves took back.',
    crumbs: [],
    asOf: today.date,
    reported: reportedShelves,
    // Those by players are among the reported.
    withdrawn: corrections
      .filter(({ players }) => players === undefined)
      .toSorted((a, b) => (a.until < b.until ? 1 : -1)),
  }
}
