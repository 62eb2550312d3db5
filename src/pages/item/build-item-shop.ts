import { offerRates, waysToGet } from '#catalogue/content-tables.ts'
import type { Item } from '#catalogue/entities.ts'
import type { ItemKeys, ItemShop } from '../data/item-pages.ts'
import type { PageSource } from '../source/build-page-source.ts'

/** Where an item could be had, as far as lists are on record; null where none has it. */
export function buildItemShop(source: PageSource, { id }: Item): ItemShop | null {
  const { tables } = source
  const offers = tables.offersOf(id)
  const pools = tables.poolsOf(id)
  const obtainable = tables.obtainableOf(id)
  if (offers.length + pools.length + obtainable.length === 0) return null
  return {
    offers: offerRates.flatMap((rate) => {
      const tours = offers
        .filter((offer) => offer.rate === rate)
        .flatMap(({ cyclePosition, onlyInRunOf }) => {
          const tour = source.tables.lastRun(cyclePosition, onlyInRunOf)
          return tour ? [{ ...tour, ...(onlyInRunOf !== null && { onlyIn: onlyInRunOf }) }] : []
        })
      return tours.length === 0 ? [] : { rate, tours }
    }),
    pools: pools.map(({ pool, cyclePosition }) => ({
      pool,
      tour: cyclePosition === null ? null : tables.lastRun(cyclePosition),
    })),
    ways: waysToGet.flatMap((way) => {
      const count = obtainable.filter((row) => row.way === way).length
      return count === 0 ? [] : { way, tours: count }
    }),
  }
}

/** What the game itself calls an item. */
export function buildItemKeys({ tables }: PageSource, { id, gameId }: Item): ItemKeys {
  const { gameKey = null, internalName = null } = tables.itemKeys(id) ?? {}
  return { gameId, gameKey, internalName }
}
