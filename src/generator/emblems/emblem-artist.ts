import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmblemSubject } from '#pages/cards/emblem-subject.ts'
import { pickCourseEmblem, pickEmblem, pickSkillEmblem } from '#site/ui/emblems/pick-emblem.ts'
import { drawEmblem, findSilhouette, readSilhouettes } from '#site/ui/emblems/draw-emblem.ts'
import type { EmblemPlate } from '#site/ui/emblems/emblem-plate.ts'
import { projectRoot } from '../files/project-root.ts'

/** Draws emblems as SVG images that look as the style sheets make them look on pages. */
export function createEmblemArtist(): (subject: EmblemSubject) => string {
  const silhouettes = readSilhouettes(readFileSync(join(projectRoot, 'src/site/ui/emblems/silhouettes.svg'), 'utf8'))
  return (subject) => {
    const classes = pickClasses(subject)
    const silhouette = silhouettes.get(findSilhouette(classes))
    if (silhouette === undefined) throw new Error(`silhouettes.svg has no ${findSilhouette(classes)}.`)
    return drawEmblem(classes, pickPlate(subject), silhouette)
  }
}

function pickClasses(subject: EmblemSubject): string {
  switch (subject.of) {
    case 'skill':
      return pickSkillEmblem(subject.category, subject.kind, subject.id)
    case 'course':
      return pickCourseEmblem(subject.id)
    default:
      return pickEmblem(subject.of, subject.id)
  }
}

function pickPlate(subject: EmblemSubject): EmblemPlate {
  return 'rarity' in subject ? subject.rarity : 'round'
}
