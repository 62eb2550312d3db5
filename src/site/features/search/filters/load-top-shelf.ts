import type { ItemKind } from '#catalogue/entities.ts'
import type { TopShelf } from './top-shelf.ts'

/** The items on the top shelf of what is asked for; few readers ask, so the code that finds them loads now. */
export async function loadTopShelf(asked: string, kinds: readonly ItemKind[]): Promise<TopShelf> {
  const { readTopShelf } = await import('./top-shelf.ts')
  return readTopShelf(asked, kinds)
}
