import type { ItemPage } from '#pages/data/item-pages.ts'
import type { Comparison } from '#pages/item/compare-address.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { PageDataError } from '../../features/navigation/page-data-error.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'

/** What the pages of items say, in the order asked for; those that there are none of are left out. */
export async function loadCompared({ kind, ids }: Comparison): Promise<ItemPage[]> {
  async function loadItem(id: string): Promise<ItemPage[]> {
    try {
      return [await loadPageOf(kind, itemPath({ kind, id }))]
    } catch (error) {
      if (error instanceof PageDataError && error.code === 404) return []
      throw error
    }
  }

  return (await Promise.all(ids.map(loadItem))).flat()
}
