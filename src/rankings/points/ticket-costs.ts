import type { Rarity } from '#catalogue/entities.ts'

/**
 * Level-up tickets in all that bring an item from level 1 to level 1, 2, … 8. Players' planning tools agree on them;
 * a second copy of an item counts like a ticket. The guide on tickets has the same table.
 */
const ticketTotals: Readonly<Record<Rarity, readonly number[]>> = {
  normal: [0, 2, 7, 15, 26, 40, 60, 100],
  super: [0, 1, 3, 6, 10, 15, 23, 39],
  'high-end': [0, 1, 2, 4, 6, 9, 14, 22],
}

/**
 * Level-up tickets of the item's rarity and kind. `from` 0 is an item that is not owned yet: it comes at level 1, and
 * getting it takes no ticket. RangeError for levels that items do not have.
 */
export function countTickets(rarity: Rarity, from: number, to: number): number {
  return totalAt(rarity, to) - totalAt(rarity, Math.max(from, 1))
}

function totalAt(rarity: Rarity, level: number): number {
  const total = ticketTotals[rarity][level - 1]
  if (total === undefined) throw new RangeError(`Items have no level ${level}.`)
  return total
}
