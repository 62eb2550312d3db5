import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { writeOutputFile } from './write-output-file.ts'

/**
 * Writes a file under another name and renames it: for the few that a server or every open page reads while the site is
 * built. What a killed build leaves behind, the next one removes.
 * @param file relative to the output folder
 */
export function replaceOutputFile(outFolder: string, file: string, text: string | Uint8Array): void {
  const unfinished = `${file}.unfinished`
  writeOutputFile(outFolder, unfinished, text)
  renameSync(join(outFolder, unfinished), join(outFolder, file))
}
