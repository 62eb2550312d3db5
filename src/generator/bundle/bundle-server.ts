import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { projectRoot } from '../files/project-root.ts'

/** For how long a server may go on running that was started from an earlier bundle (ms). */
const earlierPartsMs = 7 * 24 * 3_600_000

/**
 * Bundles the server and its commands with their libraries. A few files start in less than half the time of some eight
 * hundred modules, and run where nothing is installed. A server that runs from the folder meanwhile finds the parts that
 * it has yet to load, and no newer ones under their names.
 */
export async function bundleServer(folder: string): Promise<void> {
  const { output } = await build({
    cwd: projectRoot,
    input: {
      serve: 'src/server/serve.ts',
      'back-up': 'src/server/backup/back-up.ts',
      restore: 'src/server/backup/restore.ts',
    },
    platform: 'node',
    logLevel: 'warn',
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'parts/[name]-[hash].mjs',
    },
  })
  removeEarlierParts(folder, new Set(output.map(({ fileName }) => fileName)))
}

function removeEarlierParts(folder: string, current: ReadonlySet<string>): void {
  for (const name of readdirSync(join(folder, 'parts'))) {
    const file = join(folder, 'parts', name)
    if (!current.has(`parts/${name}`) && statSync(file).mtimeMs < Date.now() - earlierPartsMs) rmSync(file)
  }
}

/** Where a built project has it. */
export const serverFolder = join(projectRoot, 'dist-server')
