import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'
import { designFiles, designFolders } from './publish-cards.ts'

/** Says where the addresses of emblem files are, which cards do not have. */
const irrelevant = 'src/pages/cards/emblem-path.ts'

test('cards are drawn again if a value changes that their code takes from the pages', () => {
  const sources = designFolders.flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((file) => join(folder, file)),
  )
  const imported = sources
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/^import (?!type )[^']* from '#(pages\/.*)'$/gm),
    ])
    .map(([, path]) => `src/${path}`)
  expect([...new Set(imported)].filter((path) => path !== irrelevant).toSorted()).toEqual(designFiles)
})
