import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
