/**
 * `npm run bench:build`: what the build of the whole site costs at its size and at four times that, cold and again,
 * and what a page makes readers load.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import { listFiles } from '#generator/files/list-files.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { makeTemporaryFolder } from '../tests/make-temporary-folder.ts'
import { multiplyContent } from './multiply-content.ts'
import { sampleMemory } from './process-family.ts'

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
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stopSampling = sampleMemory(child.pid ?? 0)
  const [output, [exitCode]] = await Promise.all([readText(child.stdout), once(child, 'exit')])
  const peakMegabytes = stopSampling()
  if (exitCode !== 0) throw new Error(`${label} ended with exit code ${exitCode}.`)
  const size = `${measureMegabytes(outFolder).toFixed(0)} MB written`
  console.log(`${label.padEnd(26)} ${output.trim()} · measured peak ${peakMegabytes.toFixed(0)} MB · ${size}`)
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

/**
 * What a browser loads before a page of a built site is interactive, as one line, in thousands of bytes after Brotli.
 */
function measureLoad(siteFolder: string, page: string): string {
  const html = readFileSync(join(siteFolder, page, 'index.html'), 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const addresses = (pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, address]) => address ?? '')
  const scripts = addresses(/(?:modulepreload" href|type="module" src)="([^"]+)"/g)
  const styles = addresses(/rel="stylesheet" href="([^"]+)"/g)
  const weigh = (files: readonly string[]): string =>
    kilobytes(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(siteFolder, file))).length, 0))
  const document = kilobytes(brotliCompressSync(html).length)
  return `/${page}/ loads ${weigh(scripts)} of JavaScript in ${scripts.length} files, ${weigh(styles)} of CSS, ${document} of HTML`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
