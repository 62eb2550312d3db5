import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'

/** The server serves what is built and has no part in building it; tests change nothing that a page shows. */
const irrelevant = /^server\/|\.test\.tsx?$/

const dataCode = /^(?:catalogue|rankings|pages)\//

/**
 * A digest of all code that takes part in a build: our own by its bytes, libraries by the lockfile, and the Node that
 * runs it. Sources are read, not dated, so that a fresh clone or a touched file builds nothing anew.
 */
export function readCodeFingerprint(): string {
  const sources = listFiles(join(projectRoot, 'src')).filter((file) => !irrelevant.test(file))
  const files = ['package-lock.json', 'vite.config.ts', ...sources.map((file) => `src/${file}`)]
  return digest([process.version, ...files.flatMap((file) => [file, readFileSync(join(projectRoot, file))])])
}

/** A digest of the code that makes page data: builds with the same one write it in the same form. */
export function readDataCodeFingerprint(): string {
  const sources = listFiles(join(projectRoot, 'src')).filter((file) => dataCode.test(file) && !irrelevant.test(file))
  return digest(sources.flatMap((file) => [file, readFileSync(join(projectRoot, 'src', file))]))
}
