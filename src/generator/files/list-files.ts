import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, relative to it, with forward slashes, sorted. Empty if there is no such folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? listBelow(folder, '').toSorted() : []
}

/** Folder by folder: Node's own recursion asks the system about each file again. */
function listBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    return entry.isDirectory() ? listBelow(root, `${path}/`) : [path]
  })
}

/** Removes the least recently used files and folders of a folder, which another process may be tidying, too. */
export function removeOldEntries(folder: string, most: number): void {
  const names = readdirSync(folder)
  if (names.length <= most) return
  const byAge = names
    .map((name) => join(folder, name))
    .map((entry) => ({ entry, usedAt: statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.usedAt - a.usedAt)
  for (const { entry } of byAge.slice(most)) rmSync(entry, { recursive: true, force: true })
}
