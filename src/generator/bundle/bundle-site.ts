import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'rolldown'
import { createBuilder } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { buildDocumentAssets, readViewFiles } from './build-document-assets.ts'
import { listFiles } from '../files/list-files.ts'
import { localizeBundle, markedFileNames } from './localize-bundle.ts'
import { createTextMarks } from './marked-texts.ts'
import { projectRoot } from '../files/project-root.ts'
import { screenshotPath } from '../files/screenshot-list.ts'
import { localeFileNames } from './site-bundle.ts'
import { sitePlugins, localePlugins, markedLocalePlugins } from './locale-plugins.ts'
import { writeIcons } from './write-icons.ts'

/**
 * Builds everything that depends only on code, but for compressed copies. `site-bundle.ts` describes the folder.
 * @param languages of the site, the default first
 */
export async function bundleSite(folder: string, languages: readonly SiteLanguage[]): Promise<void> {
  const [first, ...others] = languages
  const publicFolder = join(folder, 'public')
  rmSync(publicFolder, { recursive: true, force: true })
  // One after the other, for the memory that each takes.
  const manifest = await bundle(folder, localeFileNames(first!), () => localePlugins(first!, languages))
  writeLocaleInfo(folder, first!, manifest, listFiles(publicFolder))
  if (others.length > 0) {
    const markedFolder = join(folder, 'marked')
    const marks = createTextMarks(others)
    const marked = await bundle(markedFolder, markedFileNames, () => markedLocalePlugins(marks, languages))
    for (const { language, manifest: own, ownFiles } of localizeBundle(folder, markedFolder, marked, marks, others))
      writeLocaleInfo(folder, language, own, ownFiles)
    rmSync(markedFolder, { recursive: true })
  }
  await writeIcons(publicFolder)
  cpSync(
    join(projectRoot, 'src/generator/bundle/screenshots'),
    join(publicFolder, dirname(screenshotPath('home-wide'))),
    {
      recursive: true,
    },
  )
}

type BundleNames = Pick<ReturnType<typeof localeFileNames>, 'renderer' | 'localizer'>

/** Bundles scripts and styles, the service worker, what renders documents, and what builds the localized files. @returns Vite's manifest */
async function bundle(folder: string, names: BundleNames, plugins: () => Plugin[]): Promise<string> {
  const publicFolder = join(folder, 'public')
  const builder = await createBuilder({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'warn',
    ...sitePlugins(plugins),
    environments: {
      client: { build: { outDir: publicFolder, emptyOutDir: false } },
      worker: { build: { outDir: join(folder, 'worker'), emptyOutDir: true } },
      ssr: {
        build: { outDir: join(folder, names.renderer), emptyOutDir: false },
        // One bundle with all libraries starts faster than many small modules.
        resolve: { noExternal: true },
        // Otherwise React decides at run time, and is its slow development build in most environments.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    },
  })
  const { client, worker, ssr } = builder.environments
  for (const environment of [client, worker, ssr]) if (environment) await builder.build(environment)
  await build({
    cwd: projectRoot,
    input: 'src/generator/prepare/localized-files.ts',
    platform: 'node',
    plugins: plugins(),
    logLevel: 'warn',
    output: { file: join(folder, names.localizer), codeSplitting: false },
  })
  const manifestFile = join(publicFolder, '.vite/manifest.json')
  const manifest = readFileSync(manifestFile, 'utf8')
  rmSync(dirname(manifestFile), { recursive: true })
  return manifest
}

/** Writes what is known of a language's scripts. */
function writeLocaleInfo(folder: string, language: SiteLanguage, manifest: string, ownFiles: readonly string[]): void {
  const names = localeFileNames(language)
  const assets = buildDocumentAssets(JSON.parse(manifest), readViewFiles())
  writeFileSync(join(folder, names.assets), JSON.stringify(assets))
  writeFileSync(join(folder, names.ownFiles), JSON.stringify(ownFiles))
}
