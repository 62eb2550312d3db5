import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { digest } from '../files/digest.ts'
import type { DocumentAssets } from './build-document-assets.ts'
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
  readonly locales: readonly LocaleBundle[]
  /** Changes if any document could differ for the same page data. */
  readonly key: string
}

export interface LocaleBundle {
  readonly language: SiteLanguage
  /** `render-document.ts` bundled with all its imports. */
  readonly rendererFile: string
  /** `localized-files.ts` bundled with all its imports. */
  readonly localizerFile: string
  /** What its documents load. */
  readonly assets: DocumentAssets
  /** The public files that no language before it has, but for compressed copies. */
  readonly ownFiles: readonly string[]
}

/** The default first. */
export function listLanguages({ locales }: SiteBundle): SiteLanguage[] {
  return locales.map(({ language }) => language)
}

/** In the folder of a bundle. */
export const preparerFileName = 'prepare-pages.mjs'

/** Of a language, in the folder of a bundle. */
export function localeFileNames({ pathPrefix }: SiteLanguage) {
  return {
    renderer: `renderer${pathPrefix}`,
    localizer: `localizer${pathPrefix}/localized-files.mjs`,
    assets: `document-assets${pathPrefix.replace('/', '-')}.json`,
    ownFiles: `own-files${pathPrefix.replace('/', '-')}.json`,
  }
}

/** @param languages of the site, the default first */
export function readSiteBundle(folder: string, languages: readonly SiteLanguage[]): SiteBundle {
  const publicFolder = join(folder, 'public')
  const serviceWorker = readFileSync(join(folder, 'worker/service-worker.js'), 'utf8')
  const locales = languages.map((language): LocaleBundle => {
    const names = localeFileNames(language)
    return {
      language,
      rendererFile: join(folder, names.renderer, 'render-document.js'),
      localizerFile: join(folder, names.localizer),
      assets: JSON.parse(readFileSync(join(folder, names.assets), 'utf8')),
      ownFiles: JSON.parse(readFileSync(join(folder, names.ownFiles), 'utf8')),
    }
  })
  return {
    publicFolder,
    preparerFile: join(folder, preparerFileName),
    serviceWorker,
    locales,
    key: digest([
      serviceWorker,
      ...locales.flatMap(({ assets, rendererFile }) => [JSON.stringify(assets), readFileSync(rendererFile)]),
      ...listFiles(publicFolder).flatMap((file) => [file, readFileSync(join(publicFolder, file))]),
    ]),
  }
}
