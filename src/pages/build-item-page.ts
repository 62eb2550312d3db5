import type { Item } from '#catalogue/entities.ts'
import type { PageSource } from './build-page-source.ts'
import { buildItemCourses } from './build-item-courses.ts'
import { buildRankingRow } from './build-ranking-row.ts'
import { describeItem } from './describe-item.ts'
import { findNeighbours } from './find-neighbours.ts'
import { findTodaysStanding } from './find-todays-standing.ts'
import type { ItemPage } from './page-data.ts'
import { itemPath } from './routes.ts'
import { buildAreaCrumb } from './site-areas.ts'
import { rarityNames } from './wording.ts'

const shownSimilar = 6

/** @param place of the item in `source.items` of its kind */
export function buildItemPage(source: PageSource, item: Item, place: number): ItemPage {
  const { references, today } = source
  const ref = references.item(item.id)
  return {
    kind: item.kind,
    path: itemPath(item),
    title: `${item.name}, ${rarityNames[item.rarity]} ${item.kind}`,
    description: describeItem(source, item),
    crumbs: [buildAreaCrumb(`${item.kind}-list`)],
    item: ref,
    skill: item.skillId === null ? null : references.skill(item.skillId),
    debut: item.debutTour === null ? null : references.tourSummary(item.debutTour),
    basis: item.basis,
    date: today.date,
    label: today.label,
    standing: buildStanding(source, item),
    courses: buildItemCourses(source, item),
    similar: source.similarItems(item, shownSimilar).map(({ id }) => references.item(id)),
    neighbours: findNeighbours(source.itemRefs[item.kind], place),
  }
}

function buildStanding(source: PageSource, item: Item): ItemPage['standing'] {
  const standing = findTodaysStanding(source, item.id)
  if (!standing) return null
  const { standings, movement } = source.today.kinds[item.kind]
  const { item: _item, ...row } = buildRankingRow(source.references, standing, movement.get(item.id) ?? null)
  return { ...row, of: standings.length }
}
