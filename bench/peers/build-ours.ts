/**
 * Ours from the same exported page data as the peers': scripts and styles bundled afresh, then every page rendered. With
 * `everything` also what the peers do not make: compressed copies, cards and packs for reading offline.
 */
import { copyFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleSite } from '#generator/bundle/bundle-site.ts'
import { ensureBundle } from '#generator/bundle/ensure-bundle.ts'
import { readCodeFingerprint } from '#generator/bundle/read-code-fingerprint.ts'
import { readSiteBundle, type SiteBundle } from '#generator/bundle/site-bundle.ts'
import { publishCards } from '#generator/cards/publish-cards.ts'
import { digest } from '#generator/files/digest.ts'
import { documentFileName } from '#generator/files/output-file-names.ts'
import { writePacks } from '#generator/offline/write-packs.ts'
import type { PageEntry } from '#generator/prepare/page-entry.ts'
import { createPageStore } from '#generator/prepare/page-store.ts'
import { renderPages } from '#generator/render/render-pages.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import type { PageData } from '#pages/data/page-data.ts'

const [dataFolder = '', workFolder = '', extent = ''] = process.argv.slice(2)
const isEverything = extent === 'everything'
const outFolder = join(workFolder, 'out')
const cacheFolder = join(workFolder, 'cache')
const pageStoreFile = join(workFolder, 'pages.store')

const english = siteLanguages.slice(0, 1)
const bundle = await makeBundle()
cpSync(bundle.publicFolder, outFolder, { recursive: true })

const pages = storePages()
const context = readExported('context.json')
const hash = digest([bundle.key]).slice(0, 16)
const locales = bundle.locales.map(({ language, rendererFile, assets }) => ({
  language,
  rendererFile,
  frame: { hash, siteUrl: 'http://localhost', analytics: null, assets, names: null },
}))
await renderPages(pages, { pageStoreFile, outFolder, context, locales })
copyFileSync(join(outFolder, documentFileName('/')), join(outFolder, '404.html'))
if (isEverything) {
  await writePacks(outFolder, pageStoreFile, pages, null, new Set())
  const { signal } = new AbortController()
  await publishCards(readExported('cards.json'), { cacheFolder, outFolder }, () => false, signal)
}

async function makeBundle(): Promise<SiteBundle> {
  if (isEverything) return (await ensureBundle(cacheFolder, readCodeFingerprint().code, english)).bundle
  const folder = join(cacheFolder, 'bundle')
  await bundleSite(folder, english)
  return readSiteBundle(folder, english)
}

function storePages(): PageEntry[] {
  const paths: readonly PageEntry['path'][] = readExported('paths.json')
  const store = createPageStore(pageStoreFile)
  const entries = paths.map((path): PageEntry => {
    const text = readFileSync(join(dataFolder, 'pages', path, 'index.json'), 'utf8')
    const { kind }: PageData = JSON.parse(text)
    return { path, kind, card: null, changedOn: null, isTranslated: false, ...store.append(text) }
  })
  store.close()
  return entries
}

function readExported(file: string) {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8'))
}
