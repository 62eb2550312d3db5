import type { DownloadList, DownloadPart } from '#site/features/offline/download-list.ts'
import { downloadListPath } from '#pages/config/build-hash.ts'
import { plannerDataPath } from '#pages/player/planner-data.ts'
import { foreignNamesPath } from '#wording/search/foreign-names.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import type { WorkerSite } from '#site/features/offline/service-worker/worker-scope.ts'
import type { StoredFile } from '../prepare/stored-files.ts'
import type { SitePlan } from '../render/site-plan.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { replaceOutputFile } from '../files/replace-output-file.ts'
import { writePrecache } from './write-precache.ts'

const serviceWorkerFile = 'service-worker.js'

/**
 * Writes what readers need offline besides the packs of page data: packs of what is stored from the start, the list of
 * all packs, and the service worker.
 * @param parts packs of page data that were written
 * @param assets files of the bundle
 * @param stored files beside the pages
 * @returns all of these files and packs
 */
export async function writeOfflineFiles(
  outFolder: string,
  { bundle, outline: { context, searchIndex }, buildHash }: SitePlan,
  parts: readonly DownloadPart[],
  assets: readonly string[],
  stored: readonly StoredFile[],
  isIntact: (file: string) => boolean,
): Promise<string[]> {
  const precache = await writePrecache(outFolder, { buildHash, assets, searchIndex, stored, isIntact })
  const list: DownloadList = {
    hash: buildHash,
    context,
    parts,
    files: [searchIndexPath, foreignNamesPath, plannerDataPath],
  }
  replaceOutputFile(outFolder, outputFileName(downloadListPath), JSON.stringify(list))
  // Written last, because it makes clients load the rest.
  const site: WorkerSite = { hash: buildHash, precache, languages: {} }
  replaceOutputFile(outFolder, serviceWorkerFile, `self.site=${JSON.stringify(site)};\n${bundle.serviceWorker}`)
  const packs = [
    ...parts.flatMap((part) => part.packs.map(({ address }) => address)),
    ...precache.flatMap(({ pack }) => pack ?? []),
  ]
  return [...packs.map(outputFileName), outputFileName(downloadListPath), serviceWorkerFile]
}
