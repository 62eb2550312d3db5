import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'

/** Neither the server nor tests affect what is built. */
const irrelevant = /^server\/|\.test\.tsx?$/

/** What takes part in a build from outside of `src`: the configuration of the bundler, and what it imports. */
export const codeBesideSources: readonly string[] = ['package-lock.json', 'vite.config.ts', 'lint/browser-floor.ts']

const dataCode = /^src\/(?:(?:catalogue|rankings|pages)\/|site\/features\/offline\/pack-format\.ts$)/

/** Digests of code. */
export interface CodeFingerprint {
  /**
   * All code that takes part in a build: sources by content, libraries by the lockfile, and the version of Node. File
   * dates do not count, so a fresh clone or a touched file rebuilds nothing.
   */
  readonly code: string
  /**
   * The code that makes page data, and the format of packs. Builds with the same digest write both in the same format.
   */
  readonly dataCode: string
}

export function readCodeFingerprint(): CodeFingerprint {
  const sources = listFiles(join(projectRoot, 'src'))
    .filter((file) => !irrelevant.test(file))
    .map((file) => readSource(`src/${file}`))
  const others = codeBesideSources.map(readSource)
  return {
    code: digest([process.version, ...[...others, ...sources].flat()]),
    dataCode: digest(sources.filter(([file]) => dataCode.test(file)).flat()),
  }
}

function readSource(file: string): readonly [file: string, bytes: Buffer] {
  return [file, readFileSync(join(projectRoot, file))]
}
