import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../files/list-files.ts'

/**
 * Copies the scripts, styles and other files of a bundle to the output folder.
 * @param isCopied whether a file is there already
 * @returns the names of all of them
 */
export function copyAssets(publicFolder: string, outFolder: string, isCopied: (file: string) => boolean): string[] {
  const files = listFiles(publicFolder)
  for (const file of files) {
    if (isCopied(file)) continue
    mkdirSync(dirname(join(outFolder, file)), { recursive: true })
    copyFileSync(join(publicFolder, file), join(outFolder, file))
  }
  return files
}
