/**
 * A pack holds the data of many pages, each compressed for itself, so that one of them can be read without the others:
 *
 *     4 bytes   length of the table, big-endian
 *     table     JSON: [[path, bytes], …]
 *     members   the serialised data of the pages, each as gzip, in the order of the table
 */
export type PackTable = readonly (readonly [path: string, bytes: number])[]

export interface PackRange {
  readonly start: number
  readonly end: number
}

export const lengthBytes = 4

/** The byte range of each page in a pack. @throws when it is not a pack */
export async function readPackRanges(pack: Blob): Promise<Map<string, PackRange>> {
  const tableLength = new DataView(await pack.slice(0, lengthBytes).arrayBuffer()).getUint32(0)
  const table: unknown = JSON.parse(await pack.slice(lengthBytes, lengthBytes + tableLength).text())
  if (!isPackTable(table)) throw new Error('A pack of pages has no table.')
  const ranges = new Map<string, PackRange>()
  let start = lengthBytes + tableLength
  for (const [path, bytes] of table) {
    ranges.set(path, { start, end: start + bytes })
    start += bytes
  }
  return ranges
}

/** The serialised data of the page in a range. */
export function readPacked(pack: Blob, { start, end }: PackRange): Promise<string> {
  return new Response(pack.slice(start, end).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

function isPackTable(value: unknown): value is PackTable {
  return (
    Array.isArray(value) &&
    value.every((row) => Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number')
  )
}
