/**
 * `npm run bench:build`: what the build of the whole site costs at its size and at four times that, cold and again,
 * and what a page makes readers load.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { measureLoad } from './measure-load.ts'
import { multiplyContent } from './multiply-content.ts'
import { runMeasured } from './run-measured.ts'

const factor = 4

const workFolder = makeTemporaryFolder()
const script = join(projectRoot, 'src/generator/commands/build.ts')

function writeContent(folder: string, files: readonly ContentFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

async function measureBuild(label: string, content: string, out: string): Promise<void> {
  const outFolder = join(workFolder, out)
  const options = ['--content', content, '--out', outFolder, '--cache', join(workFolder, 'cache')]
  const { output, peakMegabytes } = await runMeasured([script, ...options])
  const size = `${measureMegabytes(outFolder).toFixed(0)} MB written`
  console.log(`${label.padEnd(26)} ${output} · measured peak ${peakMegabytes.toFixed(0)} MB · ${size}`)
}

/** Pages of a site with more items and a longer past are larger, too: costs grow with bytes, not with pages alone. */
function measureMegabytes(folder: string): number {
  return listFiles(folder).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0) / 1e6
}

const content = join(projectRoot, 'content')
await measureBuild('1×, with bundling', content, 'out')
await measureBuild('1×, nothing changed', content, 'out')
await measureBuild('1×, bundled before', content, 'other')

const manyFolder = join(workFolder, 'content')
writeContent(manyFolder, multiplyContent(readContent(content), factor))
await measureBuild(`${factor}×, bundled before`, manyFolder, 'many')

console.log(measureLoad(join(workFolder, 'out'), 'drivers/mario'))
