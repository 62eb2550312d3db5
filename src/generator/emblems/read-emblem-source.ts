import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../files/project-root.ts'

/** A sheet or picture that the emblems on pages are made of. */
export function readEmblemSource(name: string): string {
  return readFileSync(join(projectRoot, 'src/site/ui/emblems', name), 'utf8')
}
