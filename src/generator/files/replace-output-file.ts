import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { writeOutputFile } from './write-output-file.ts'

/**
 * Writes a file beside its place and puts it there whole: for the few that a server or every open page reads while the
 * site is built. What a build that is killed leaves beside it, the next one removes.
 * @param file relative to the output folder
 */
export function replaceOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  const unfinished = `${file}.unfinished`
  writeOutputFile(outFolder, unfinished, text)
  renameSync(join(outFolder, unfinished), join(outFolder, file))
}
