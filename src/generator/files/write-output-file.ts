import { closeSync, constants, ftruncateSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Overwrites a file in place and truncates it. Emptying it first, as `writeFileSync` does, frees its blocks only to
 * allocate new ones, which took ten seconds with thousands of files.
 * @param file relative to the output folder
 */
export function writeOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  const descriptor = openForOverwriting(join(outFolder, file))
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  // Given a descriptor, it does not empty the file.
  writeFileSync(descriptor, bytes)
  ftruncateSync(descriptor, bytes.length)
  closeSync(descriptor)
}

function openForOverwriting(target: string): number {
  const flags = constants.O_WRONLY | constants.O_CREAT
  try {
    return openSync(target, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(target), { recursive: true })
    return openSync(target, flags)
  }
}

/** Overwrites bytes of an existing file, at each place with a text. */
export function overwrite(file: string, texts: readonly (readonly [place: number, text: string])[]): void {
  const descriptor = openSync(file, 'r+')
  for (const [place, text] of texts) writeSync(descriptor, text, place)
  closeSync(descriptor)
}
