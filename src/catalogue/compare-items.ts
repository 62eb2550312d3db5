import { compareBy } from './compare-by.ts'
import { rarities, type Item } from './entities.ts'

/**
 * Orders items of one kind as the game lists them: the rarest first, then by the game's own number (items whose number is
 * not known after the others), then by name.
 */
export const compareItems = compareBy(
  ({ rarity, gameId, name, id }: Pick<Item, 'rarity' | 'gameId' | 'name' | 'id'>) => [
    -rarities.indexOf(rarity),
    gameId ?? Infinity,
    name,
    id,
  ],
)
