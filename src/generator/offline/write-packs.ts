import { closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { pageTraits } from '#pages/routes/page-traits.ts'
import { downloadPartNames, type DownloadPart } from '#site/features/offline/download-list.ts'
import { lengthBytes, packFormat, type PackTable } from '#site/features/offline/pack-format.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { readPageData, type PageDataPlace } from '../prepare/read-page-data.ts'
import { writeOutputFile } from '../files/write-output-file.ts'

/** Page data before compression. A pack has a few hundred kilobytes; readers see progress pack by pack. */
const packBytes = 4e6

/** Pages compressed together, before it: gzip looks back no further than 32 kB, and more would take longer to unpack. */
const memberBytes = 256e3

/** Each member in progress takes a megabyte. */
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
  const place = { store, outFolder }
  const parts: DownloadPart[] = []
  for (const name of downloadPartNames) {
    const ofPart = pages.filter(({ kind }) => pageTraits[kind].download === name)
    const packs: { address: string; bytes: number }[] = []
    for (const pack of splitBySize(ofPart, packBytes)) {
      const content = digest([packFormat, ...pack.flatMap((page) => [page.path, page.digest])])
      const address = `/assets/offline/${name}-${content.slice(0, 16)}.pack`
      const file = outputFileName(address)
      if (!isIntact(file)) writeOutputFile(outFolder, file, await buildPack(place, pack))
      packs.push({ address, bytes: statSync(join(outFolder, file)).size })
    }
    parts.push({ name, pages: ofPart.length, packs })
  }
  closeSync(store)
  return parts
}

/** In page order, so that new pages at the end change no earlier pack. */
function splitBySize(pages: readonly PageEntry[], bytes: number): PageEntry[][] {
  const groups: PageEntry[][] = []
  let size = Infinity
  for (const page of pages) {
    if (size + page.length > bytes) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(page)
    size += page.length
  }
  return groups
}

async function buildPack(place: PageDataPlace, pages: readonly PageEntry[]): Promise<Buffer> {
  const groups = splitBySize(pages, memberBytes)
  const members = await Promise.all(groups.map((group) => limit(() => compress(readTogether(place, group)))))
  const table: PackTable = groups.map((group, index) => [
    members[index]?.length ?? 0,
    group.map(({ path, length }) => [path, length]),
  ])
  const tableBytes = Buffer.from(JSON.stringify(table))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(tableBytes.length)
  return Buffer.concat([length, tableBytes, ...members])
}

function readTogether(place: PageDataPlace, pages: readonly PageEntry[]): Buffer {
  return Buffer.concat(pages.map((page) => readPageData(page, place)))
}
