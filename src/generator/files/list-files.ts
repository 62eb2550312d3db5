import { existsSync, readdirSync } from 'node:fs'
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
