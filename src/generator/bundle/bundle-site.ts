import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { buildDocumentAssets } from './build-document-assets.ts'
import { buildWebManifest } from './build-web-manifest.ts'
import { projectRoot } from '../files/project-root.ts'
import { readViewFiles } from './read-view-files.ts'
import { screenshotPath } from './screenshot-list.ts'
import { writeIcons } from './write-icons.ts'

/** Builds everything that depends only on code, but for compressed copies. `site-bundle.ts` describes the folder. */
export async function bundleSite(folder: string): Promise<void> {
  const publicFolder = join(folder, 'public')
  const builder = await createBuilder({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: publicFolder, emptyOutDir: true } },
      worker: { build: { outDir: join(folder, 'worker'), emptyOutDir: true } },
      ssr: {
        build: { outDir: join(folder, 'renderer'), emptyOutDir: true },
        // One bundle with all libraries starts faster than many small modules.
        resolve: { noExternal: true },
        // Otherwise React decides at run time, and is its slow development build in most environments.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    },
  })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)

  const manifestFile = join(publicFolder, '.vite/manifest.json')
  const assets = buildDocumentAssets(JSON.parse(readFileSync(manifestFile, 'utf8')), readViewFiles())
  writeFileSync(join(folder, 'document-assets.json'), JSON.stringify(assets))
  rmSync(join(publicFolder, '.vite'), { recursive: true })

  writeFileSync(join(publicFolder, 'manifest.json'), buildWebManifest())
  await writeIcons(publicFolder)
  cpSync(
    join(projectRoot, 'src/generator/bundle/screenshots'),
    join(publicFolder, dirname(screenshotPath('home-wide'))),
    {
      recursive: true,
    },
  )
}
