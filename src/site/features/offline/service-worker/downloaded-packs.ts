import { downloadListPath } from '#pages/config/build-hash.ts'
import { nameStores, savedAtHeader } from '../stores.ts'
import type { DownloadList } from '../download-list.ts'
import { readPacked, readPackRanges, type PackRange } from '../pack-format.ts'
import { parseLocalPageFile, type LocalPageFile } from './local-page-file.ts'
import { scope } from './worker-scope.ts'

const storeName = nameStores(scope.site.hash).download

/** By address of the pack; read once as long as the worker lives, for an address changes with its content. */
const tables = new Map<string, Map<string, PackRange>>()

/** A page in the reader's download. */
export async function findDownloaded(path: string): Promise<LocalPageFile | null> {
  const store = await caches.open(storeName)
  const stored = await store.match(downloadListPath)
  if (!stored) return null
  const savedAt = Number(stored.headers.get(savedAtHeader))
  const list: DownloadList = await stored.json()
  const packs = list.parts.flatMap((part) => part.packs)
  for (const { address } of packs) {
    const data = await findInPack(store, address, path)
    if (data)
      return parseLocalPageFile(
        `{"hash":"${list.hash}","data":${data},"context":${JSON.stringify(list.context)}}`,
        savedAt,
      )
  }
  return null
}

async function findInPack(store: Cache, address: string, path: string): Promise<string | null> {
  const known = tables.get(address)
  if (known && !known.has(path)) return null
  const pack = await (await store.match(address))?.blob()
  if (!pack) return null
  const ranges = known ?? (await readPackRanges(pack))
  tables.set(address, ranges)
  const range = ranges.get(path)
  return range ? readPacked(pack, range) : null
}
