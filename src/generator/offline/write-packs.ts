import { closeSync, openAsBlob, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { pageTraits } from '#pages/routes/page-traits.ts'
import { type DownloadPart, downloadPartNames } from '#site/features/offline/download-list.ts'
import { listMembers, packFormat, lengthBytes, type PackTable } from '#site/features/offline/pack-format.ts'
import type { BuildRecord } from '../files/build-record.ts'
import { digest } from '../files/digest.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { readStored } from '../prepare/page-store.ts'

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

/**
 * Finds pages in the packs that the last build left: a changed page is in one member of a pack, and most of the others
 * need not be compressed again.
 * @param lastPages of that build, by path; it must have packed the same way as this one
 * @param intact files that are still as it left them
 */
export function findPackedPages(
  outFolder: string,
  lastPages: Readonly<Record<string, { readonly digest: string }>>,
  intact: ReadonlySet<string>,
): FindPacked<Pick<PageEntry, 'path' | 'length' | 'digest'>> {
  const packs = [...intact].filter(isPack)
  let members: Promise<ReadonlyMap<string, Blob>> | undefined
  return async (pages) => {
    if (pages.some((page) => lastPages[page.path]?.digest !== page.digest)) return null
    members ??= readMembers(packs.map((file) => join(outFolder, file)))
    const member = (await members).get(JSON.stringify(pages.map(({ path, length }) => [path, length])))
    return member ? new Uint8Array(await member.arrayBuffer()) : null
  }
}

/** By their part of the table. They stay on disk until they are read. */
async function readMembers(files: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
  const members = new Map<string, Blob>()
  for (const file of files) {
    const pack = await openAsBlob(file)
    for (const { start, end, pages } of await listMembers(pack))
      members.set(JSON.stringify(pages), pack.slice(start, end))
  }
  return members
}

/** Something to pack: a page by its path, or a file by its address. */
export interface Packable {
  readonly path: string
  /** Bytes of what `read` gives. */
  readonly length: number
}

const packFolder = 'assets/offline/'

/** The address of a pack. @param content digest of all that is in it */
export function packAddress(name: string, content: string): string {
  return `/${packFolder}${name}-${content.slice(0, 16)}.pack`
}

/** @param file in the output folder */
function isPack(file: string): boolean {
  return file.startsWith(packFolder) && file.endsWith('.pack')
}

/**
 * Bytes compressed together, measured before compression: gzip looks back no further than 32 kB, and more would take
 * longer to unpack.
 */
const memberBytes = 256e3

/** Each member in progress takes a megabyte. */
const limit = pLimit(4)
const compress = promisify(gzip)

/** The compressed bytes of items that were packed together before and are unchanged, or null. */
type FindPacked<Item> = (items: readonly Item[]) => Promise<Uint8Array | null>

/** The bytes of a pack, as `pack-format.ts` describes them. */
export async function buildPack<Item extends Packable>(
  items: readonly Item[],
  read: (item: Item) => Uint8Array,
  findPacked: FindPacked<Item> = async () => null,
): Promise<Buffer> {
  const groups = splitBySize(items, memberBytes)
  const pack = async (group: readonly Item[]): Promise<Uint8Array> =>
    (await findPacked(group)) ?? compress(Buffer.concat(group.map(read)))
  const members = await Promise.all(groups.map((group) => limit(() => pack(group))))
  const table: PackTable = groups.map((group, index) => [
    members[index]?.length ?? 0,
    group.map(({ path, length }) => [path, length]),
  ])
  const tableBytes = Buffer.from(JSON.stringify(table))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(tableBytes.length)
  return Buffer.concat([length, tableBytes, ...members])
}

/** In their order, so that new ones at the end change no earlier group. */
export function splitBySize<Item extends Packable>(items: readonly Item[], bytes: number): Item[][] {
  const groups: Item[][] = []
  let size = Infinity
  for (const item of items) {
    if (size + item.length > bytes) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(item)
    size += item.length
  }
  return groups
}
