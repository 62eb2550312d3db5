import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { itemListPath, routes } from '../routes/routes.ts'

/** How many items fit side by side. */
export const mostCompared = 4

/** What the address of a comparison asks for. */
export interface Comparison {
  readonly kind: ItemKind
  /** Ids of items of the kind, each once; an address may name more than fit. */
  readonly ids: readonly string[]
}

/** Reads the query of an address. Anyone can type one: what cannot be an id is left out; null where nothing else is. */
export function parseComparison(search: string): Comparison | null {
  const parameters = new URLSearchParams(search)
  for (const kind of itemKinds) {
    const ids = (parameters.get(keyOf(kind)) ?? '')
      .toLowerCase()
      .split(',')
      .filter((id) => /^[a-z0-9-]+$/.test(id))
    if (ids.length > 0) return { kind, ids: [...new Set(ids)] }
  }
  return null
}

/** `/compare/?karts=b-dasher,royale`; commas stay as they are, so that it is readable. */
export function compareAddress({ kind, ids }: Comparison): string {
  return ids.length === 0 ? routes.compare : `${routes.compare}?${keyOf(kind)}=${ids.join(',')}`
}

/** The word that the addresses of its list and of its items begin with. */
function keyOf(kind: ItemKind): string {
  return itemListPath(kind).replaceAll('/', '')
}
