/** How to build the site with another tool. All files are relative to the project's folder. */
export interface PeerProject {
  readonly name: string
  /** Name and exact version. */
  readonly packages: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
  /** The program of `node_modules/.bin`, and its words. */
  readonly command: readonly string[]
  readonly outFolder: string
  /** What a run leaves behind for the next one, besides its output. */
  readonly caches: readonly string[]
}

/** Read by every project: the paths, and of one page what it says and its data, which each document embeds. */
export const dataModule = `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePage } from './describe-page.mjs'
import { expandPage } from './expand-page.mjs'

const folder = join(process.cwd(), 'data')
export const paths = JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8'))
const known = new Set(paths)

export function readPage(path) {
  const state = readFileSync(join(folder, 'pages', path, 'index.json'), 'utf8')
  return { ...describePage(expandPage(JSON.parse(state)), known), state }
}
`

export const areas = [
  ['Drivers', '/drivers/'],
  ['Karts', '/karts/'],
  ['Gliders', '/gliders/'],
  ['Courses', '/courses/'],
  ['Tours', '/tours/'],
  ['Skills', '/skills/'],
  ['Rankings', '/rankings/'],
] as const
