import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageTraits } from '#pages/routes/page-traits.ts'
import { downloadPartNames, type DownloadPart } from '#site/features/offline/download-list.ts'
import { packFormat } from '#site/features/offline/pack-format.ts'
import type { BuildRecord } from '../files/build-record.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { readStored } from '../prepare/page-store.ts'
import { buildPack, packAddress, splitBySize } from './build-pack.ts'
import { findPackedPages } from './find-packed-pages.ts'
import { writeOutputFile } from '../files/write-output-file.ts'

/** Page data before compression. A pack has a few hundred kilobytes; readers see progress pack by pack. */
const packBytes = 4e6

/**
 * Writes the page data of the whole site for readers who want to keep it, in the packs of `pack-format.ts`. A pack is
 * named by its content: those that an edit leaves unchanged are neither written nor loaded again.
 * @param record of the last build by the same code; null if there is none
 * @param intact files that are still as it left them
 */
export async function writePacks(
  outFolder: string,
  pageStoreFile: string,
  pages: readonly PageEntry[],
  record: BuildRecord | null,
  intact: ReadonlySet<string>,
): Promise<DownloadPart[]> {
  const findPacked = findPackedPages(outFolder, record?.pages ?? {}, intact)
  const parts: DownloadPart[] = []
  const store = openSync(pageStoreFile, 'r')
  try {
    const read = (page: PageEntry) => readStored(store, page)
    for (const name of downloadPartNames) {
      const ofPart = pages.filter(({ kind }) => pageTraits[kind].download === name)
      const packs: { address: string; bytes: number }[] = []
      for (const pack of splitBySize(ofPart, packBytes)) {
        const content = digest([packFormat, ...pack.flatMap((page) => [page.path, page.digest])])
        const address = packAddress(name, content)
        const file = outputFileName(address)
        if (!intact.has(file)) writeOutputFile(outFolder, file, await buildPack(pack, read, findPacked))
        packs.push({ address, bytes: statSync(join(outFolder, file)).size })
      }
      parts.push({ name, pages: ofPart.length, packs })
    }
    return parts
  } finally {
    closeSync(store)
  }
}
