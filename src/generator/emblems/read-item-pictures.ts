import type { ItemKind } from '#catalogue/entities.ts'
import { readSilhouettePicture, type SilhouettePicture } from '#site/ui/emblems/silhouette-picture.ts'
import { readEmblemSource } from './read-emblem-source.ts'

/** What items are drawn with: silhouettes, and the marks of costumes. */
export type ItemPictures = Readonly<Record<ItemKind, SilhouettePicture>>

export function readItemPictures(): ItemPictures {
  return { driver: readPicture('drivers'), kart: readPicture('karts'), glider: readPicture('gliders') }
}

function readPicture(name: string): SilhouettePicture {
  return readSilhouettePicture(readEmblemSource(`${name}.svg`))
}
