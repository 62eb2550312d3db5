import type { MyRecordPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { areaNames } from '../source/site-areas.ts'

export function buildMyRecordPage({ catalogue }: PageSource): MyRecordPage {
  return {
    kind: 'my-record',
    path: routes['my-record'],
    title: areaNames['my-record'],
    description:
      'How far you got in Mario Kart Tour: what you own by kind and rarity, levels, courses covered, the rarest, your best loadouts. As a picture, two printed pages, a file or a link; without an account.',
    crumbs: [],
    tours: catalogue.tours.map(({ id, name }) => [id, name]),
  }
}
