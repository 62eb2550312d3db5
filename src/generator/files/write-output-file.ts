import { closeSync, constants, ftruncateSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Overwrites a file in place and truncates it. Emptying it first, as `writeFileSync` does, frees its blocks only to
 * allocate new ones, which took ten seconds with thousands of files.
 * @param file relative to the output folder
 */
export function writeOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  writeOutputPieces(outFolder, file, [typeof text === 'string' ? Buffer.from(text) : text])
}

/** The same with a text in pieces, each of which is written before the next is asked for. */
export function writeOutputPieces(outFolder: string, file: string, pieces: Iterable<Uint8Array>): void {
  const descriptor = openForOverwriting(join(outFolder, file))
  try {
    let length = 0
    for (const piece of pieces) {
      // Given a descriptor, it does not empty the file.
      writeFileSync(descriptor, piece)
      length += piece.length
    }
    ftruncateSync(descriptor, length)
  } finally {
    closeSync(descriptor)
  }
}

const flags = constants.O_WRONLY | constants.O_CREAT

/** Whether the last file needed its folder first, as nearly every file of a new output folder does. */
let isFolderMissing = false

function openForOverwriting(target: string): number {
  // Trying to open a file before its folder exists costs more than creating the folder.
  if (isFolderMissing) isFolderMissing = makeFolder(target)
  try {
    return openSync(target, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    isFolderMissing = makeFolder(target)
    return openSync(target, flags)
  }
}

/** @returns whether it was missing */
function makeFolder(target: string): boolean {
  return mkdirSync(dirname(target), { recursive: true }) !== undefined
}
