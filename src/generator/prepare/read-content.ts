import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ContentFile } from '#catalogue/parse/content-file.ts'

/** Reads every file in a content folder, sorted by path. Throws if there is no such folder. */
export function readContent(folder: string): ContentFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${folder}. Name the one with the content.`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      path: path.slice(join(folder, sep).length).replaceAll(sep, '/'),
      text: readFileSync(path, 'utf8'),
    }))
}
