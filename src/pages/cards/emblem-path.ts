import type { ItemKind, Rarity } from '#catalogue/entities.ts'

/** Collections with emblems, as named in addresses. */
const emblemCollections = ['drivers', 'karts', 'gliders', 'skills', 'courses', 'tours', 'badges'] as const
export type EmblemCollection = (typeof emblemCollections)[number]

export const itemCollections = {
  driver: 'drivers',
  kart: 'karts',
  glider: 'gliders',
} as const satisfies Record<ItemKind, EmblemCollection>

export const emblemRoot = '/assets/emblems/'

/** The emblem as an image file, for places without the page's styles. */
export function emblemPath(collection: EmblemCollection, id: string): string {
  return `${emblemRoot}${collection}/${id}.svg`
}

/** Everything that decides the look of an emblem. */
export type EmblemSubject =
  | { readonly of: ItemKind; readonly id: string; readonly rarity: Rarity }
  | { readonly of: 'skill'; readonly id: string }
  | { readonly of: 'course' | 'tour' | 'badge'; readonly id: string }
