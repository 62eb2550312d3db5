import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#command-line/make-folder.ts'

const ownerOnly = 0o600
/** By folder below the data folder, the files that are ours: the folder may be shared with other things. */
const privateFiles: readonly (readonly [folder: string, names: RegExp])[] = [
  ['', /^(?:topshelf\.sqlite|auth-secret)/],
  ['backups', /\.sqlite(?:\.part)?$/],
  ['outbox', /\.eml(?:\.part)?$/],
]

/**
 * Makes the data folder if there is none, and makes its contents accessible to the owner alone: the folder may have been
 * made by anybody, and files by a version that did not see to it.
 */
export function protectFolder(dataFolder: string): void {
  makePrivateFolder(dataFolder)
  for (const [folder, names] of privateFiles) protectFiles(join(dataFolder, folder), names)
}

function protectFiles(folder: string, names: RegExp): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile() && names.test(entry.name)) chmodSync(join(folder, entry.name), ownerOnly)
    }
  } catch (error) {
    // Not there yet, or owned by another user, who has to fix it.
    if (!(error instanceof Error && 'code' in error && ['ENOENT', 'EPERM'].includes(String(error.code)))) throw error
  }
}

/** Makes a folder that only its owner can read, and those above it, where there are none. @param folder absolute */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, 0o700)
}

/** Makes a file that only its owner can read. If it exists already, others lose access to it. */
export function makePrivateFile(name: string): void {
  closeSync(openSync(name, 'a', ownerOnly))
  chmodSync(name, ownerOnly)
}
