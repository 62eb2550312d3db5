import { itemKinds, type Catalogue } from '#catalogue/entities.ts'
import { emblemPath, itemCollections, type EmblemCollection, type EmblemSubject } from '#pages/cards/emblem-path.ts'
import type { OutputFile } from '#pages/data/output-file.ts'
import { drawEmblem, findLook } from './draw-emblem.ts'

/** Draws the emblem of everything that has one, as SVG files. */
export function* buildEmblemFiles(catalogue: Catalogue): Iterable<OutputFile> {
  for (const [collection, subjects] of listSubjects(catalogue)) {
    for (const subject of subjects)
      yield { path: emblemPath(collection, subject.id), pieces: [drawEmblem(findLook(subject))] }
  }
}

function listSubjects(catalogue: Catalogue): [EmblemCollection, EmblemSubject[]][] {
  const { items, skills, courses, tours, badges } = catalogue
  return [
    ...itemKinds.map((kind): [EmblemCollection, EmblemSubject[]] => [
      itemCollections[kind],
      items[kind].map(({ id, rarity }) => ({ of: kind, id, rarity })),
    ]),
    ['skills', skills.map(({ id }) => ({ of: 'skill', id }))],
    ['courses', courses.map(({ id }) => ({ of: 'course', id }))],
    ['tours', tours.map(({ id }) => ({ of: 'tour', id }))],
    ['badges', badges.map(({ id }) => ({ of: 'badge', id }))],
  ]
}
