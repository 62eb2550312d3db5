import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import { quietChroma, vividChroma } from '#site/ui/emblems/emblem-hue.ts'
import { mixPlate, readPlate, type EmblemLook } from '#site/ui/emblems/emblem-look.ts'
import { pickCourseEmblem, pickEmblem, pickItemEmblem, pickSkillEmblem } from '#site/ui/emblems/pick-emblem.ts'
import { readSilhouettePicture, type SilhouettePicture } from '#site/ui/emblems/silhouette-picture.ts'
import { createItemNamer } from './name-item-parts.ts'
import { readEmblemSource } from './read-emblem-source.ts'
import { readItemPictures } from './read-item-pictures.ts'

type ItemSubject = Extract<EmblemSubject, { rarity: unknown }>

/** Determines how emblems look on pages. */
export function createLookFinder(): (subject: EmblemSubject) => EmblemLook {
  const picture = readSilhouettePicture(readEmblemSource('silhouettes.svg'))
  const findItemLook = createItemLookFinder()
  return (subject) => {
    if ('rarity' in subject) return findItemLook(subject)
    const { name, hue, pattern } = parseClasses(pickClasses(subject))
    return {
      plate: mixPlate(hue, vividChroma),
      pattern,
      silhouette: findShapes(picture, name),
      mark: '',
      isDark: false,
    }
  }
}

function createItemLookFinder(): (subject: ItemSubject) => EmblemLook {
  const pictures = readItemPictures()
  const nameParts = createItemNamer(pictures)
  return ({ of: kind, id }) => {
    const { silhouette, mark, plate, isDark } = nameParts(kind, id)
    const { hue, pattern } = parseClasses(pickItemEmblem(kind, id))
    return {
      plate: plate === null ? mixPlate(hue, quietChroma) : readPlate(plate),
      pattern,
      silhouette: findShapes(pictures[kind], silhouette),
      mark: mark === null ? '' : findShapes(pictures[kind], mark),
      isDark,
    }
  }
}

function pickClasses(subject: Exclude<EmblemSubject, ItemSubject>): string {
  switch (subject.of) {
    case 'skill':
      return pickSkillEmblem(subject.category, subject.kind, subject.id)
    case 'course':
      return pickCourseEmblem(subject.id)
    default:
      return pickEmblem(subject.of, subject.id)
  }
}

function parseClasses(classes: string): { name: string; hue: string; pattern: number } {
  const found = /^(?<name>[\w-]+) (?<hue>(?:hue|era)-\w+) pattern-(?<pattern>\d)$/.exec(classes)?.groups
  if (!found) throw new Error(`"${classes}" does not say how an emblem looks.`)
  return { name: found.name!, hue: found.hue!, pattern: Number(found.pattern) }
}

function findShapes(picture: SilhouettePicture, name: string): string {
  const shapes = picture.shapes.get(name)
  if (shapes === undefined) throw new Error(`No picture of silhouettes has ${name}.`)
  return shapes
}
