/**
 * A pack holds the data of many pages, or many small files by their addresses. Neighbours are similar and compressed
 * together, a few at a time, so that one of them can be read without unpacking all:
 *
 *     4 bytes   length of the table, big-endian
 *     table     JSON: [[bytes, [[path, length], …]], …], one entry a member
 *     members   in the order of the table, each gzip of the serialised data of its pages, or of its files; lengths are
 *               of what it unpacks to
 */
export type PackTable = readonly (readonly [
  bytes: number,
  pages: readonly (readonly [path: string, length: number])[],
])[]

/** Part of the address of packs, which may be stored for good: another format needs another number. */
export const packFormat = '2'

export interface PackRange {
  /** Of the member in the pack. */
  readonly start: number
  readonly end: number
  /** Of the page in the unpacked member. */
  readonly offset: number
  readonly length: number
}

export const lengthBytes = 4

/** Pages that are compressed together. */
interface PackMember {
  readonly start: number
  readonly end: number
  readonly pages: PackTable[number][1]
}

/** What a pack holds, member by member. @throws when it is not a pack */
export async function listMembers(pack: Blob): Promise<PackMember[]> {
  const tableLength = new DataView(await pack.slice(0, lengthBytes).arrayBuffer()).getUint32(0)
  const table: unknown = JSON.parse(await pack.slice(lengthBytes, lengthBytes + tableLength).text())
  if (!isPackTable(table)) throw new Error('A pack of pages has no table.')
  let end = lengthBytes + tableLength
  return table.map(([bytes, pages]) => {
    const start = end
    end += bytes
    return { start, end, pages }
  })
}

/** Where each page is in a pack. @throws when it is not a pack */
export async function readPackRanges(pack: Blob): Promise<Map<string, PackRange>> {
  const ranges = new Map<string, PackRange>()
  for (const { start, end, pages } of await listMembers(pack)) {
    let offset = 0
    for (const [path, length] of pages) {
      ranges.set(path, { start, end, offset, length })
      offset += length
    }
  }
  return ranges
}

/** The serialised data of the page in a range. */
export async function readPacked(pack: Blob, range: PackRange): Promise<string> {
  return new TextDecoder().decode(cut(await unpackMember(pack, range), range))
}

/** All that a pack holds, member by member. @throws by the iteration when it is not a pack */
export async function* readAllPacked(
  pack: Blob,
): AsyncGenerator<readonly [path: string, bytes: Uint8Array<ArrayBuffer>]> {
  const members = new Map<number, ArrayBuffer>()
  for (const [path, range] of await readPackRanges(pack)) {
    const bytes = members.get(range.start) ?? (await unpackMember(pack, range))
    members.set(range.start, bytes)
    yield [path, cut(bytes, range)]
  }
}

function unpackMember(pack: Blob, { start, end }: PackRange): Promise<ArrayBuffer> {
  return new Response(pack.slice(start, end).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

function cut(member: ArrayBuffer, { offset, length }: PackRange): Uint8Array<ArrayBuffer> {
  return new Uint8Array(member, offset, length)
}

function isPackTable(value: unknown): value is PackTable {
  return Array.isArray(value) && value.every((row) => isRow(row, 'number') && isPageList(row[1]))
}

function isPageList(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => isRow(row, 'string') && typeof row[1] === 'number')
}

function isRow(value: unknown, first: 'number' | 'string'): value is readonly unknown[] {
  return Array.isArray(value) && typeof value[0] === first
}
