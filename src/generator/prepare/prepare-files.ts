import { archiveRoot } from '#pages/open-data/archive-release.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'
import { buildArchive } from '../archive/build-archive.ts'
import { fileGroups } from './file-groups.ts'
import { isOpenData, joinedFiles, type OpenFiles } from './joined-files.ts'
import type { PageStoreWriter } from './page-store.ts'
import { storeFile, type StoredFile } from './stored-files.ts'

/** Makes the files beside the pages, one at a time, and puts them into the page store. */
export function prepareFiles(store: PageStoreWriter, source: PageSource, siteUrl: string): StoredFile[] {
  const stored: StoredFile[] = []
  for (const { build } of fileGroups) for (const file of build(source, siteUrl)) stored.push(storeFile(store, file))
  for (const { build } of joinedFiles) stored.push(storeFile(store, build(source, readOpenFiles(stored, store))))
  for (const { name, bytes } of buildArchive(source))
    stored.push(storeFile(store, { path: archiveRoot + name, pieces: [bytes] }))
  return stored
}

function readOpenFiles(stored: readonly StoredFile[], store: PageStoreWriter): OpenFiles {
  const byPath = new Map(stored.map((file) => [`/${file.file}`, file]))
  return {
    paths: [...byPath.keys()].filter(isOpenData),
    read: (path) => store.read(byPath.get(path)!),
  }
}
