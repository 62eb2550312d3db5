import { itemKinds, type Item, type ItemKind } from '#catalogue/entities.ts'
import { measureShelfKnowledge } from '#catalogue/shelves/shelf-knowledge.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { emblemPath, itemCollections } from '../cards/emblem-path.ts'
import { itemPath } from '../routes/routes.ts'
import type { AnyItemRow, ItemRow, OpenItem } from './shapes/item-shape.ts'

/** The rows of all three kinds. */
export function buildAnyItemRows(source: PageSource): AnyItemRow[] {
  return itemKinds.flatMap((kind) => source.items[kind].map((item) => ({ ...buildRow(source, item), kind })))
}

/** In the order in which the game lists them. */
export function buildOpenItems(source: PageSource, kind: ItemKind): OpenItem[] {
  return source.items[kind].map((item) => ({
    ...buildRow(source, item),
    kind,
    names: item.names,
    shelves: item.shelves.map(({ variantId, shelf, level, since, until }) => ({
      variant: variantId,
      shelf,
      level,
      since,
      until,
    })),
  }))
}

function buildRow(source: PageSource, item: Item): ItemRow {
  const { kind, id, name, rarity, skillId, debutTour, gameId, basis } = item
  const today = source.rankedToday(id)
  const { gameKey = null, internalName = null, sortId = null } = source.tables.itemKeys(id) ?? {}
  const { isShort, publicTop, publicMiddle } = measureShelfKnowledge(item)
  return {
    id,
    name,
    page: itemPath(item),
    url: emblemPath(itemCollections[kind], id),
    rarity,
    skill: skillId,
    debutTour,
    gameId,
    basis,
    rank: today?.rank ?? null,
    score: today ? Math.round(today.score) : null,
    tier: today?.tier ?? null,
    topShelves: today?.top.all ?? 0,
    middleShelves: today?.middle.all ?? 0,
    publicTopShelves: isShort ? publicTop : null,
    publicMiddleShelves: isShort ? publicMiddle : null,
    picture: emblemPath(itemCollections[kind], id),
    gameKey,
    internalName,
    sortId,
  }
}
