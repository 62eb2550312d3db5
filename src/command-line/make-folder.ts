import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder that an option names, and those above it, where there are none. Not with Node's `recursive`: that never
 * ends where the system makes no folders, as in `/proc`, and neither does Node's compile cache.
 * @param folder absolute
 */
export function makeFolder(folder: string, option: string): void {
  try {
    makeEach(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new Error(`${folder} cannot be made: ${error.message}. Name another folder with ${option}.`, { cause: error })
  }
}

function makeEach(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeEach(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
