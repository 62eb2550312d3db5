import type { DownloadList } from '#site/features/offline/download-list.ts'
import { downloadListPath } from '#site/features/offline/stores.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { foreignNamesPath } from '#pages/search/foreign-names.ts'
import { searchIndexPath } from '#pages/search/search-index.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import type { SitePlan } from '../render/site-plan.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { writePacks } from './write-packs.ts'

const serviceWorkerFile = 'service-worker.js'

/**
 * Writes what readers need offline: packs of page data, the list of packs, and the service worker.
 * @param assets files of the bundle
 * @returns the files written or still intact
 */
export async function writeOfflineFiles(
  outFolder: string,
  { bundle, index, pageStoreFile, buildHash }: SitePlan,
  assets: readonly string[],
  intact: ReadonlySet<string>,
): Promise<string[]> {
  const parts = await writePacks(outFolder, pageStoreFile, index.pages, (file) => intact.has(file))
  const list: DownloadList = {
    hash: buildHash,
    context: index.context,
    parts,
    files: [searchIndexPath, foreignNamesPath, plannerDataPath],
  }
  writeOutputFile(outFolder, outputFileName(downloadListPath), JSON.stringify(list))
  // Written last, because it makes clients load the rest.
  const worker = { code: bundle.serviceWorker, buildHash, assets, index }
  writeOutputFile(outFolder, serviceWorkerFile, buildServiceWorker(worker))
  const packs = parts.flatMap((part) => part.packs.map(({ address }) => outputFileName(address)))
  return [...packs, outputFileName(downloadListPath), serviceWorkerFile]
}
