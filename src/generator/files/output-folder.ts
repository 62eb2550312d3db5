import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeOutputFile } from './write-output-file.ts'

/** Identifies an output folder and its state, for the next build and for the program that publishes it. */
export const buildFile = 'build.json'

export type BuildState =
  | { readonly state: 'writing' }
  | { readonly state: 'complete'; readonly hash: string; readonly day: string; readonly pages: number }

/** Throws if the folder holds anything but an earlier build, because a build removes all files that are not its own. */
export function checkOutputFolder(outFolder: string): void {
  const isForeign =
    existsSync(outFolder) && readdirSync(outFolder).length > 0 && !existsSync(join(outFolder, buildFile))
  if (isForeign) {
    throw new Error(
      `${outFolder} contains files that do not come from a build. Empty it, or name another folder with --out.`,
    )
  }
}

/**
 * Makes the folders of files that will be written into a new output folder.
 * @param files relative to it
 */
export function makeFolders(outFolder: string, files: Iterable<string>): void {
  for (const file of files) mkdirSync(dirname(join(outFolder, file)), { recursive: true })
}

export function writeBuildState(outFolder: string, state: BuildState): void {
  replaceOutputFile(outFolder, buildFile, `${JSON.stringify(state)}\n`)
}

/**
 * Removes unexpected files and the folders that this leaves empty.
 * @param present the files of the folder as the build found it
 */
export function removeStaleFiles(outFolder: string, present: readonly string[], expected: ReadonlySet<string>): void {
  const stale = present.filter((file) => !expected.has(file))
  for (const file of stale) {
    rmSync(join(outFolder, file))
    for (let folder = dirname(join(outFolder, file)); readdirSync(folder).length === 0; folder = dirname(folder)) {
      rmdirSync(folder)
    }
  }
}

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
