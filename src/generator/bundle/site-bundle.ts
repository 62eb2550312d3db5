import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { digest } from '../files/digest.ts'
import type { DocumentAssets } from './document-assets.ts'
import { listFiles } from '../files/list-files.ts'

/** Everything that depends only on code and on the texts of the site, built once per version of them. */
export interface SiteBundle {
  /** Scripts, styles, fonts, icons and the manifest, ready to publish. */
  readonly publicFolder: string
  /** `prepare-pages-worker.ts` bundled with all its imports. */
  readonly preparerFile: string
  /** The service worker's code, without its list of files. */
  readonly serviceWorker: string
  /** What is bundled for each language, the default first. */
  readonly spoken: readonly SpokenBundle[]
  /** Changes if any document could differ for the same page data. */
  readonly key: string
}

export interface SpokenBundle {
  readonly language: SiteLanguage
  /** `render-document.ts` bundled with all its imports. */
  readonly rendererFile: string
  /** `say-files.ts` bundled with all its imports. */
  readonly sayerFile: string
  /** What its documents load. */
  readonly assets: DocumentAssets
  /** The public files that no language before it has, but for compressed copies. */
  readonly ownFiles: readonly string[]
}

/** The default first. */
export function listLanguages({ spoken }: SiteBundle): SiteLanguage[] {
  return spoken.map(({ language }) => language)
}

/** In the folder of a bundle. */
export const preparerFileName = 'prepare-pages.mjs'

/** Of a language, in the folder of a bundle. */
export function spokenFileNames({ pathPrefix }: SiteLanguage) {
  return {
    renderer: `renderer${pathPrefix}`,
    sayer: `sayer${pathPrefix}/say-files.mjs`,
    assets: `document-assets${pathPrefix.replace('/', '-')}.json`,
    ownFiles: `own-files${pathPrefix.replace('/', '-')}.json`,
  }
}

/** @param languages of the site, the default first */
export function readSiteBundle(folder: string, languages: readonly SiteLanguage[]): SiteBundle {
  const publicFolder = join(folder, 'public')
  const serviceWorker = readFileSync(join(folder, 'worker/service-worker.js'), 'utf8')
  const spoken = languages.map((language): SpokenBundle => {
    const names = spokenFileNames(language)
    return {
      language,
      rendererFile: join(folder, names.renderer, 'render-document.js'),
      sayerFile: join(folder, names.sayer),
      assets: JSON.parse(readFileSync(join(folder, names.assets), 'utf8')),
      ownFiles: JSON.parse(readFileSync(join(folder, names.ownFiles), 'utf8')),
    }
  })
  return {
    publicFolder,
    preparerFile: join(folder, preparerFileName),
    serviceWorker,
    spoken,
    key: digest([
      serviceWorker,
      ...spoken.flatMap(({ assets, rendererFile }) => [JSON.stringify(assets), readFileSync(rendererFile)]),
      ...listFiles(publicFolder).flatMap((file) => [file, readFileSync(join(publicFolder, file))]),
    ]),
  }
}
