import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { itemKinds, type Catalogue, type Rarity } from '#catalogue/entities.ts'
import { emblemPath, itemCollections, type EmblemCollection } from '#pages/emblem-path.ts'
import type { PublishedFile } from '#pages/published-file.ts'
import { remember } from '#pages/remember.ts'
import { pickCourseEmblem, pickEmblem, pickSkillEmblem } from '#site/components/pick-emblem.ts'
import { drawEmblem, findSilhouette } from '#site/emblems/draw-emblem.ts'
import { projectRoot } from './project-root.ts'

interface EmblemOrder {
  readonly collection: EmblemCollection
  readonly id: string
  /** What pick-emblem.ts chose. */
  readonly classes: string
  readonly plate: Rarity | 'round'
}

/** The emblem of everything that has one, as a picture file. */
export function* buildEmblemFiles(catalogue: Catalogue): Iterable<PublishedFile> {
  const readSilhouette = remember((name: string) =>
    readFileSync(join(projectRoot, 'src/site/emblems', `${name}.svg`), 'utf8'),
  )
  for (const { collection, id, classes, plate } of listEmblems(catalogue)) {
    const text = drawEmblem(classes, plate, readSilhouette(findSilhouette(classes)))
    yield { path: emblemPath(collection, id), text }
  }
}

function listEmblems({ items, skills, courses, tours, badges }: Catalogue): EmblemOrder[] {
  return [
    ...itemKinds.flatMap((kind) =>
      items[kind].map(({ id, rarity }) => ({
        collection: itemCollections[kind],
        id,
        classes: pickEmblem(kind, id),
        plate: rarity,
      })),
    ),
    ...skills.map(({ id, kind, category }) => order('skills', id, pickSkillEmblem(category, kind, id))),
    ...courses.map(({ id }) => order('courses', id, pickCourseEmblem(id))),
    ...tours.map(({ id }) => order('tours', id, pickEmblem('tour', id))),
    ...badges.map(({ id }) => order('badges', id, pickEmblem('badge', id))),
  ]
}

function order(collection: EmblemCollection, id: string, classes: string): EmblemOrder {
  return { collection, id, classes, plate: 'round' }
}
