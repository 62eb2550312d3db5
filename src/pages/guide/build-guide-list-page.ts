import type { PageSource } from '../source/build-page-source.ts'
import type { GuideListPage } from '../data/guide-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildGuideListPage({ guideRefs, catalogue }: PageSource): GuideListPage {
  return {
    kind: 'guide-list',
    path: routes['guide-list'],
    crumbs: [],
    guides: guideRefs,
    closedOn: catalogue.end.closedOn,
  }
}
