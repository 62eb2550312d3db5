import { keptListPath, nameStores, savedAtHeader } from '../stores.ts'
import type { KeptList } from '../kept-list.ts'
import { readPacked, readPackPlaces, type PackPlace } from '../pack-format.ts'
import { parseKeptFile, type KeptFile } from './kept-file.ts'
import { scope } from './worker-scope.ts'

const storeName = nameStores(scope.site.hash).kept

/** By address of the pack; read once as long as the worker lives, for an address changes with its content. */
const tables = new Map<string, Map<string, PackPlace>>()

/** A page that the reader has asked to keep. */
export async function findKept(path: string): Promise<KeptFile | null> {
  const store = await caches.open(storeName)
  const stored = await store.match(keptListPath)
  if (!stored) return null
  const savedAt = Number(stored.headers.get(savedAtHeader))
  const list: KeptList = await stored.json()
  const packs = list.parts.flatMap((part) => part.packs)
  for (const { address } of packs) {
    const data = await findInPack(store, address, path)
    if (data)
      return parseKeptFile(`{"hash":"${list.hash}","data":${data},"context":${JSON.stringify(list.context)}}`, savedAt)
  }
  return null
}

async function findInPack(store: Cache, address: string, path: string): Promise<string | null> {
  const known = tables.get(address)
  if (known && !known.has(path)) return null
  const pack = await (await store.match(address))?.blob()
  if (!pack) return null
  const places = known ?? (await readPackPlaces(pack))
  tables.set(address, places)
  const place = places.get(path)
  return place ? readPacked(pack, place) : null
}
