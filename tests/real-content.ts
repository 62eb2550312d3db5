/** The real content, read once for all test files that a process runs. */
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { Catalogue } from '#catalogue/entities.ts'
import { readContent } from '#generator/prepare/read-content.ts'

export const realFiles = readContent('content')
export const realCatalogue = readRealCatalogue()

function readRealCatalogue(): Catalogue {
  const { catalogue, problems } = buildCatalogue(realFiles, { today: null })
  if (!catalogue) throw new Error(`The content has ${problems.length} faults: run npm run validate.`)
  return catalogue
}
