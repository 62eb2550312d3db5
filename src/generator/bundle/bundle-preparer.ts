import { build } from 'rolldown'
import { compileMessages } from './compile-messages.ts'
import { projectRoot } from '../files/project-root.ts'

/**
 * Bundles the process that prepares pages with its libraries: it starts with every build, and one file is loaded in a
 * quarter of the CPU time of its 550 modules.
 */
export async function bundlePreparer(file: string): Promise<void> {
  await build({
    cwd: projectRoot,
    input: 'src/generator/prepare/prepare-pages-worker.ts',
    platform: 'node',
    plugins: [compileMessages],
    logLevel: 'warn',
    output: { file, codeSplitting: false },
  })
}
