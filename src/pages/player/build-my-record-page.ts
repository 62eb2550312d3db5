import type { MyRecordPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'

export function buildMyRecordPage({ catalogue }: PageSource): MyRecordPage {
  return {
    kind: 'my-record',
    path: routes['my-record'],
    crumbs: [],
    tours: catalogue.tours.map(({ id, name }) => [id, name]),
  }
}
