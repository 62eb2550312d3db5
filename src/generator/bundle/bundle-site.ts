import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'rolldown'
import { createBuilder } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { buildDocumentAssets } from './build-document-assets.ts'
import { listFiles } from '../files/list-files.ts'
import { projectRoot } from '../files/project-root.ts'
import { readViewFiles } from './read-view-files.ts'
import { screenshotPath } from '../files/screenshot-list.ts'
import { spokenFileNames } from './site-bundle.ts'
import { speak, speakOnSite } from './speak.ts'
import { writeIcons } from './write-icons.ts'

/**
 * Builds everything that depends only on code, but for compressed copies. `site-bundle.ts` describes the folder.
 * @param languages of the site, the default first
 */
export async function bundleSite(folder: string, languages: readonly SiteLanguage[]): Promise<void> {
  const publicFolder = join(folder, 'public')
  rmSync(publicFolder, { recursive: true, force: true })
  // One after the other, for the memory that each takes.
  for (const language of languages) await bundleLanguage(folder, language, languages)
  await writeIcons(publicFolder)
  cpSync(
    join(projectRoot, 'src/generator/bundle/screenshots'),
    join(publicFolder, dirname(screenshotPath('home-wide'))),
    {
      recursive: true,
    },
  )
}

/** What says something, in one language. Scripts that say nothing have the same name in all of them. */
async function bundleLanguage(
  folder: string,
  language: SiteLanguage,
  languages: readonly SiteLanguage[],
): Promise<void> {
  const publicFolder = join(folder, 'public')
  const names = spokenFileNames(language)
  const builder = await createBuilder({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'warn',
    ...speakOnSite(language, languages),
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
  const before = new Set(listFiles(publicFolder))
  const { client, worker, ssr } = builder.environments
  // The service worker says nothing.
  const wanted = language.pathPrefix === '' ? [client, worker, ssr] : [client, ssr]
  for (const environment of wanted) if (environment) await builder.build(environment)

  const manifestFile = join(publicFolder, '.vite/manifest.json')
  const assets = buildDocumentAssets(JSON.parse(readFileSync(manifestFile, 'utf8')), readViewFiles())
  writeFileSync(join(folder, names.assets), JSON.stringify(assets))
  rmSync(dirname(manifestFile), { recursive: true })
  const ownFiles = listFiles(publicFolder).filter((file) => !before.has(file))
  writeFileSync(join(folder, names.ownFiles), JSON.stringify(ownFiles))

  await build({
    cwd: projectRoot,
    input: 'src/generator/say/say-files.ts',
    platform: 'node',
    plugins: speak(language, languages),
    logLevel: 'warn',
    output: { file: join(folder, names.sayer), codeSplitting: false },
  })
}
