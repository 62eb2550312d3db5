import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, relative to it, with forward slashes, in the order of their text. Empty for no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
