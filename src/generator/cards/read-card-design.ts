import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'

/** What cards are drawn from, besides their texts. */
export const designFolders = ['src/generator/cards', 'src/generator/emblems', 'src/site/ui/emblems']
export const designFiles = [
  'src/pages/cards/card-path.ts',
  'src/pages/config/emblem-palette.ts',
  'src/pages/config/palette.ts',
  'src/pages/config/site-name.ts',
]
const libraries = ['@fontsource/barlow', '@fontsource/barlow-condensed', 'colorjs.io', 'opentype.js', 'sharp']

/**
 * A digest of everything that decides how a card looks, and of no other code: drawing all cards takes longer than the
 * rest of a build.
 */
export function readCardDesign(): string {
  const sources = designFolders.flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((file) => `${folder}/${file}`),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
  return digest([
    ...[...sources, ...designFiles].flatMap((file) => [file, readFileSync(join(projectRoot, file))]),
    ...libraries.flatMap((name) => [name, versions[name] ?? '']),
  ])
}
