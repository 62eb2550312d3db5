import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pageDataFileName } from '../files/output-file-names.ts'
import type { PageEntry } from './page-entry.ts'
import { readStored } from './page-store.ts'

/** Where the data of pages is. */
export interface PageDataFiles {
  /** An open page store to whose file the data has been flushed. */
  readonly store: number
  /** Of the last build and this one. */
  readonly outFolder: string
}

/** The serialised data of a page. */
export function readPageData(page: PageEntry, { store, outFolder }: PageDataFiles): Buffer {
  return page.isKnown ? readKnownData(page, outFolder) : readStored(store, page)
}

/** The serialised data of a page that the last build left. */
export function readKnownData(page: Pick<PageEntry, 'path' | 'offset' | 'length'>, outFolder: string): Buffer {
  const file = openSync(join(outFolder, pageDataFileName(page.path)), 'r')
  try {
    return readStored(file, page)
  } finally {
    closeSync(file)
  }
}
