import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../files/digest.ts'
import type { DocumentAssets } from './document-assets.ts'
import { listFiles } from '../files/list-files.ts'

/** Everything that depends on code alone, built once for each state of the code. */
export interface SiteBundle {
  /** Scripts, styles, fonts, icons and the manifest as they are published. */
  readonly publicFolder: string
  /** The module that renders documents: `render-document.ts` with all that it imports. */
  readonly rendererFile: string
  readonly assets: DocumentAssets
  /** The code of the service worker, without its list of files. */
  readonly serviceWorker: string
  /** Changes when any document could come out differently for the same page. */
  readonly key: string
}

export function readSiteBundle(folder: string): SiteBundle {
  const publicFolder = join(folder, 'public')
  const rendererFile = join(folder, 'renderer/render-document.js')
  const serviceWorker = readFileSync(join(folder, 'worker/service-worker.js'), 'utf8')
  const assetsText = readFileSync(join(folder, 'document-assets.json'), 'utf8')
  return {
    publicFolder,
    rendererFile,
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
