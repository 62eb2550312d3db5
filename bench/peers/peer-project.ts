/** How to build the site with another tool. All files are relative to the project's folder. */
export interface PeerProject {
  readonly name: string
  /** Name and exact version. */
  readonly packages: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
  /** The program of `node_modules/.bin`, and its words. */
  readonly command: readonly string[]
  readonly outFolder: string
}

/** Read by every project: the paths, and the data of one page. */
export const dataModule = `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describePage } from './describe-page.mjs'

const folder = join(process.cwd(), 'data')
export const paths = JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8'))
const known = new Set(paths)

export function readPage(path) {
  return describePage(JSON.parse(readFileSync(join(folder, 'pages', path, 'index.json'), 'utf8')), known)
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
