import { matchPrecache } from 'workbox-precaching'
import { pageDataPath } from '#pages/routes/routes.ts'
import { parseKeptFile, type KeptFile } from './kept-file.ts'
import { findKept } from './kept-packs.ts'
import { findVisited } from './visited-pages.ts'

/** The newest data of a page that this device has; null when it has none. */
export async function findLocalPage(path: string): Promise<KeptFile | null> {
  const [visited, kept] = await Promise.all([findVisited(path), findKept(path)])
  if (visited && kept) return visited.savedAt > kept.savedAt ? visited : kept
  return visited ?? kept ?? findPrecached(path)
}

async function findPrecached(path: string): Promise<KeptFile | null> {
  const found = await matchPrecache(pageDataPath(path))
  return found ? parseKeptFile(await found.text(), 0) : null
}
