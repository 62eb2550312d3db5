/** Ours from the same exported page data as the peers': scripts and styles bundled anew, then every page rendered. */
import { copyFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData } from '#pages/data/page-data.ts'
import { digest } from '#generator/files/digest.ts'
import { ensureBundle } from '#generator/bundle/ensure-bundle.ts'
import { documentFileName } from '#generator/files/output-file-names.ts'
import type { PageEntry } from '#generator/prepare/page-entry.ts'
import { createPageStore } from '#generator/prepare/page-store.ts'
import { readCodeFingerprint } from '#generator/bundle/read-code-fingerprint.ts'
import { renderPages } from '#generator/render/render-pages.ts'

const [dataFolder = '', workFolder = ''] = process.argv.slice(2)
const outFolder = join(workFolder, 'out')
const pageStoreFile = join(workFolder, 'pages.store')

const { bundle } = await ensureBundle(join(workFolder, 'cache'), readCodeFingerprint())
cpSync(bundle.publicFolder, outFolder, { recursive: true })

const paths: readonly PageEntry['path'][] = JSON.parse(readFileSync(join(dataFolder, 'paths.json'), 'utf8'))
const store = createPageStore(pageStoreFile)
const pages = paths.map((path): PageEntry => {
  const text = readFileSync(join(dataFolder, 'pages', path, 'index.json'), 'utf8')
  const { kind }: PageData = JSON.parse(text)
  return { path, kind, digest: digest([text]), ...store.append(text) }
})
store.close()
const context = JSON.parse(readFileSync(join(dataFolder, 'context.json'), 'utf8'))
const frame = {
  hash: digest([bundle.key]).slice(0, 16),
  siteUrl: 'http://localhost',
  analytics: null,
  assets: bundle.assets,
}
const job = { rendererFile: bundle.rendererFile, pageStoreFile, outFolder, context, day: '2026-11-22', frame } as const
await renderPages(pages, job, () => {})
copyFileSync(join(outFolder, documentFileName('/')), join(outFolder, '404.html'))
