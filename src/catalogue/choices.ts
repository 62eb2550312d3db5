/** What files and tables of the content may choose from. */

export const itemKinds = ['driver', 'kart', 'glider'] as const
export type ItemKind = (typeof itemKinds)[number]

export const rarities = ['normal', 'super', 'high-end'] as const
export type Rarity = (typeof rarities)[number]

/**
 * How sure a fact is. `recorded`: a source states it. `inferred`: it follows from a rule.
 * `first-seen`: only the first record is known, not the debut. `partial`: a field is missing in every source.
 */
export const bases = ['recorded', 'inferred', 'first-seen', 'partial'] as const
export type Basis = (typeof bases)[number]

export const shelves = ['top', 'middle'] as const
export type Shelf = (typeof shelves)[number]
