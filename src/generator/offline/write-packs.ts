import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { pageTraits } from '#pages/routes/page-traits.ts'
import { downloadPartNames, type DownloadPart } from '#site/features/offline/download-list.ts'
import { lengthBytes, type PackTable } from '#site/features/offline/pack-format.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { readStored } from '../prepare/page-store.ts'
import { writeOutputFile } from '../files/write-output-file.ts'

/** Page data before compression. A pack has a few hundred kilobytes; readers see progress pack by pack. */
const packBytes = 4e6

/** Each page in progress takes a quarter of a megabyte, and a pack has a hundred. */
const limit = pLimit(4)
const compress = promisify(gzip)

/**
 * Writes the page data of the whole site for readers who want to keep it, in the packs of `pack-format.ts`. A pack is
 * named by what is in it: the many that a new day leaves unchanged are neither written nor loaded again.
 * @param isIntact whether a file is still as the last build left it
 */
export async function writePacks(
  outFolder: string,
  pageStoreFile: string,
  pages: readonly PageEntry[],
  isIntact: (file: string) => boolean,
): Promise<DownloadPart[]> {
  const store = openSync(pageStoreFile, 'r')
  const parts: DownloadPart[] = []
  for (const name of downloadPartNames) {
    const ofPart = pages.filter(({ kind }) => pageTraits[kind].download === name)
    const packs: { address: string; bytes: number }[] = []
    for (const pack of splitIntoPacks(ofPart)) {
      const address = `/assets/offline/${name}-${digest(pack.flatMap((page) => [page.path, page.digest])).slice(0, 16)}.pack`
      const file = outputFileName(address)
      if (!isIntact(file)) writeOutputFile(outFolder, file, await buildPack(store, pack))
      packs.push({ address, bytes: statSync(join(outFolder, file)).size })
    }
    parts.push({ name, pages: ofPart.length, packs })
  }
  closeSync(store)
  return parts
}

/** In page order, so that new pages at the end change no earlier pack. */
function splitIntoPacks(pages: readonly PageEntry[]): PageEntry[][] {
  const packs: PageEntry[][] = []
  let size = Infinity
  for (const page of pages) {
    if (size + page.length > packBytes) {
      packs.push([])
      size = 0
    }
    packs.at(-1)?.push(page)
    size += page.length
  }
  return packs
}

async function buildPack(store: number, pages: readonly PageEntry[]): Promise<Buffer> {
  const members = await Promise.all(pages.map((page) => limit(() => compress(readStored(store, page)))))
  const table: PackTable = pages.map(({ path }, index) => [path, members[index]?.length ?? 0])
  const tableBytes = Buffer.from(JSON.stringify(table))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(tableBytes.length)
  return Buffer.concat([length, tableBytes, ...members])
}
