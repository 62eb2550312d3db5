import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'

/** Neither the server nor tests affect what is built. */
const irrelevant = /^server\/|\.test\.tsx?$/

const dataCode = /^(?:catalogue|rankings|pages)\/|^site\/features\/offline\/pack-format\.ts$/

/**
 * A digest of all code that takes part in a build: sources by content, libraries by the lockfile, and the version of
 * Node. File dates do not count, so a fresh clone or a touched file rebuilds nothing.
 */
export function readCodeFingerprint(): string {
  const sources = listFiles(join(projectRoot, 'src')).filter((file) => !irrelevant.test(file))
  const files = ['package-lock.json', 'vite.config.ts', ...sources.map((file) => `src/${file}`)]
  return digest([process.version, ...files.flatMap((file) => [file, readFileSync(join(projectRoot, file))])])
}

/**
 * A digest of the code that makes page data, and of the format of packs. Builds with the same digest write both in the
 * same format.
 */
export function readDataCodeFingerprint(): string {
  const sources = listFiles(join(projectRoot, 'src')).filter((file) => dataCode.test(file) && !irrelevant.test(file))
  return digest(sources.flatMap((file) => [file, readFileSync(join(projectRoot, 'src', file))]))
}
