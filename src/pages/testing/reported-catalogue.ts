import type { Catalogue, Item } from '#catalogue/entities.ts'
import { smallCatalogue } from './small-catalogue.ts'

const date = '2019-10-09'
const variantId = 'tour-new-york-minute'

/** The small game, in which thirteen players have seen Peach on the top shelf of New York from level 3. */
export const reportedCatalogue: Catalogue = addShelves('peach', [
  { variantId, shelf: 'middle', level: 1, since: date, sinceBy: 13, until: null },
  { variantId, shelf: 'top', level: 3, since: date, sinceBy: 13, until: null },
])

function addShelves(id: string, shelves: Item['shelves']): Catalogue {
  const change = (item: Item): Item => (item.id === id ? { ...item, shelves: [...item.shelves, ...shelves] } : item)
  const { items, itemById } = smallCatalogue
  return {
    ...smallCatalogue,
    items: { driver: items.driver.map(change), kart: items.kart, glider: items.glider },
    itemById: new Map([...itemById].map(([key, item]) => [key, change(item)])),
  }
}
