import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import type { DocumentAssets } from './document-assets.ts'
import { listFiles } from '../files/list-files.ts'

/** Everything that depends only on code, built once per version of it. */
export interface SiteBundle {
  /** Scripts, styles, fonts, icons and the manifest, ready to publish. */
  readonly publicFolder: string
  /** `render-document.ts` bundled with all its imports. */
  readonly rendererFile: string
  /** `prepare-pages-worker.ts` bundled with all its imports. */
  readonly preparerFile: string
  readonly assets: DocumentAssets
  /** The service worker's code, without its list of files. */
  readonly serviceWorker: string
  /** Changes if any document could differ for the same page data. */
  readonly key: string
}

/** In the folder of a bundle. */
export const preparerFileName = 'prepare-pages.mjs'

export function readSiteBundle(folder: string): SiteBundle {
  const publicFolder = join(folder, 'public')
  const rendererFile = join(folder, 'renderer/render-document.js')
  const serviceWorker = readFileSync(join(folder, 'worker/service-worker.js'), 'utf8')
  const assetsText = readFileSync(join(folder, 'document-assets.json'), 'utf8')
  return {
    publicFolder,
    rendererFile,
    preparerFile: join(folder, preparerFileName),
    assets: JSON.parse(assetsText),
    serviceWorker,
    key: digest([
      assetsText,
      serviceWorker,
      readFileSync(rendererFile),
      ...listFiles(publicFolder).flatMap((file) => [file, readFileSync(join(publicFolder, file))]),
    ]),
  }
}
