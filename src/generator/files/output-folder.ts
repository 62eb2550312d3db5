import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './list-files.ts'
import { writeOutputFile } from './write-output-file.ts'

/** Tells what stands in an output folder: for us before we overwrite it, for whoever publishes it. */
export const buildFile = 'build.json'

export type BuildState =
  | { readonly state: 'writing' }
  | { readonly state: 'complete'; readonly hash: string; readonly day: string; readonly pages: number }

/**
 * Marks the folder as being written. Refuses a folder that holds anything but an earlier build, for a build removes
 * from its folder what does not belong to it.
 */
export function beginOutput(outFolder: string): void {
  const isForeign =
    existsSync(outFolder) && readdirSync(outFolder).length > 0 && !existsSync(join(outFolder, buildFile))
  if (isForeign) {
    throw new Error(`${outFolder} holds files that no build has put there. Empty it, or name another folder by --out.`)
  }
  writeBuildState(outFolder, { state: 'writing' })
}

export function writeBuildState(outFolder: string, state: BuildState): void {
  writeOutputFile(outFolder, buildFile, `${JSON.stringify(state)}\n`)
}

/** Removes every file that is not expected, and the folders that this leaves empty. */
export function removeStaleFiles(outFolder: string, expected: ReadonlySet<string>): number {
  const stale = listFiles(outFolder).filter((file) => !expected.has(file))
  for (const file of stale) {
    rmSync(join(outFolder, file))
    for (let folder = dirname(join(outFolder, file)); readdirSync(folder).length === 0; folder = dirname(folder)) {
      rmdirSync(folder)
    }
  }
  return stale.length
}
