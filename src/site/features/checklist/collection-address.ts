import { routes } from '#pages/routes/routes.ts'

/** In the address of the checklist: the key of the collection to show. */
export const collectionParameter = 'collection'

/** A link that shows a collection of the reader; to anybody else it shows their own checklist. */
export function collectionAddress(key: string): string {
  return `${routes.checklist}?${collectionParameter}=${key}`
}
