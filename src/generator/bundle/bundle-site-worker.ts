/** Runs Vite and sharp in a separate process, so that their memory is free before pages are rendered. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { runCommand } from '#command-line/run-command.ts'
import { parseLanguages } from '../options/build-options.ts'
import { listFiles } from '../files/list-files.ts'
import { readProcessUsage } from '../files/process-usage.ts'
import { projectRoot } from '../files/project-root.ts'
import { bundleSite } from './bundle-site.ts'
import { preparerFileName, readSiteBundle } from './site-bundle.ts'
import { localePlugins } from './locale-plugins.ts'

/**
 * Bundles the process that prepares pages with its libraries: it starts with every build, and one file is loaded in a
 * quarter of the CPU time of its 550 modules.
 */
async function bundlePreparer(file: string): Promise<void> {
  await build({
    cwd: projectRoot,
    input: 'src/generator/prepare/prepare-pages-worker.ts',
    platform: 'node',
    plugins: localePlugins(languages[0]!, languages),
    logLevel: 'warn',
    output: { file, codeSplitting: false },
  })
}

const compressible = /\.(?:js|css|svg)$/

/**
 * Adds a .br and a .gz file to every script, style sheet and SVG in a folder, at the best levels: all readers load them.
 * What only readers of one language load is a twentieth larger, and compressed in a tenth of the time.
 */
function compressAssets(publicFolder: string, foreign: ReadonlySet<string>): void {
  for (const file of listFiles(publicFolder).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(join(publicFolder, file))
    const parameters = {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]: foreign.has(file) ? 9 : constants.BROTLI_MAX_QUALITY,
      // Larger than the file, it would only take time to prepare: five sixths of that of a small one.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 16)), 10), 22),
    }
    writeFileSync(join(publicFolder, `${file}.br`), brotliCompressSync(bytes, { params: parameters }))
    writeFileSync(join(publicFolder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

const [, , folder, codes] = process.argv
if (!folder || !codes) throw new Error('Name the folder for the bundle and its languages.')
const languages = parseLanguages(codes)
await runCommand(async () => {
  await bundleSite(folder, languages)
  const { publicFolder, locales } = readSiteBundle(folder, languages)
  compressAssets(publicFolder, new Set(locales.slice(1).flatMap(({ ownFiles }) => ownFiles)))
  await bundlePreparer(join(folder, preparerFileName))
})

process.send?.(readProcessUsage())
process.disconnect?.()
