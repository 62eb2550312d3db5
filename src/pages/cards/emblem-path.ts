import type { ItemKind } from '#catalogue/entities.ts'

/** What has an emblem of its own, as addresses call it. */
const emblemCollections = ['drivers', 'karts', 'gliders', 'skills', 'courses', 'tours', 'badges'] as const
export type EmblemCollection = (typeof emblemCollections)[number]

export const itemCollections = {
  driver: 'drivers',
  kart: 'karts',
  glider: 'gliders',
} as const satisfies Record<ItemKind, EmblemCollection>

export const emblemRoot = '/assets/emblems/'

/** The emblem of a thing as a picture file, for places that the page's own styles do not reach. */
export function emblemPath(collection: EmblemCollection, id: string): string {
  return `${emblemRoot}${collection}/${id}.svg`
}
