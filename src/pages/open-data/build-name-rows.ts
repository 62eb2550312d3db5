import { itemKinds } from '#catalogue/entities.ts'
import { languages, type ForeignNames } from '#catalogue/languages.ts'
import { itemCollections } from '../cards/emblem-path.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { NameRow } from './shapes/thing-shapes.ts'

interface NamedThing {
  readonly id: string
  readonly names: ForeignNames
}

/** Every name in another language, by thing. */
export function* buildNameRows(source: PageSource): Iterable<NameRow> {
  for (const [collection, things] of listCollections(source)) {
    for (const { id, names } of things) {
      for (const language of languages) {
        const name = names[language]
        if (name !== undefined) yield { collection, id, language, name }
      }
    }
  }
}

export function countNameRows(source: PageSource): number {
  const things = listCollections(source).flatMap(([, ofCollection]) => ofCollection)
  return things.reduce((sum, { names }) => sum + Object.keys(names).length, 0)
}

function listCollections({
  items,
  catalogue,
}: PageSource): (readonly [NameRow['collection'], readonly NamedThing[]])[] {
  return [
    ...itemKinds.map((kind) => [itemCollections[kind], items[kind]] as const),
    ['courses', catalogue.courses],
    ['skills', catalogue.skills],
  ]
}
