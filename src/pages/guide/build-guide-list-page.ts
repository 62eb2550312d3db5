import type { PageSource } from '../source/build-page-source.ts'
import type { GuideListPage } from '../data/guide-pages.ts'
import { routes } from '../routes/routes.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildGuideListPage({ guideRefs, catalogue }: PageSource): GuideListPage {
  return {
    kind: 'guide-list',
    path: routes['guide-list'],
    title: areaNames['guide-list'],
    description:
      'Guides to Mario Kart Tour: how shelves, frenzy, combos and ranked cups work, and what to spend tickets, rubies and coins on.',
    crumbs: [],
    guides: guideRefs,
    closedOn: catalogue.end.closedOn,
  }
}
