import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { lengthBytes, type PackTable } from '#site/features/offline/pack-format.ts'

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
export function isPack(file: string): boolean {
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
export type FindPacked<Item> = (items: readonly Item[]) => Promise<Uint8Array | null>

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
