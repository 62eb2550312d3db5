import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** All files below a folder, relative to it, with forward slashes, sorted. Empty if there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
