import { matchPrecache } from 'workbox-precaching'
import { pageDataPath } from '#pages/routes/routes.ts'
import { parseLocalPageFile, type LocalPageFile } from './local-page-file.ts'
import { findDownloaded } from './downloaded-packs.ts'
import { findVisited } from './visited-pages.ts'

/** The newest data of a page on this device; null if there is none. */
export async function findLocalPage(path: string): Promise<LocalPageFile | null> {
  const [visited, downloaded] = await Promise.all([findVisited(path), findDownloaded(path)])
  if (visited && downloaded) return visited.savedAt > downloaded.savedAt ? visited : downloaded
  return visited ?? downloaded ?? findPrecached(path)
}

async function findPrecached(path: string): Promise<LocalPageFile | null> {
  const found = await matchPrecache(pageDataPath(path))
  return found ? parseLocalPageFile(await found.text(), 0) : null
}
