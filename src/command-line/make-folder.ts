import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, where there are none. Not with Node's `recursive`: that never ends where the system
 * makes no folders, as in `/proc`, and neither does Node's compile cache.
 * @param folder absolute
 * @param mode of the folders that are made
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error
  }
}

/** Makes a folder that an option names; where that fails, the error names both. @param folder absolute */
export function makeNamedFolder(folder: string, option: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Error(`${folder} cannot be made: ${error.message}. Name another folder with ${option}.`, { cause: error })
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
