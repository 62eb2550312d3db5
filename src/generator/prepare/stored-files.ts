import { closeSync, openSync } from 'node:fs'
import type { PublishedFile } from '#pages/data/published-file.ts'
import { digest } from '../files/digest.ts'
import type { IsStanding } from '../files/find-standing-files.ts'
import { outputFile } from '../files/output-files.ts'
import { writeOutputFile } from '../files/write-output-file.ts'
import { readStored, type PageStoreWriter, type StoredRange } from './page-store.ts'

/** A file that the build writes beside the pages. Its text waits in the page store. */
export interface StoredFile extends StoredRange {
  /** Relative to the output folder. */
  readonly file: string
  /** Of its text. */
  readonly digest: string
}

/** Appends files to the page store, one at a time. */
export function storeFiles(store: PageStoreWriter, files: Iterable<PublishedFile>): StoredFile[] {
  const stored: StoredFile[] = []
  for (const { path, text } of files) {
    stored.push({ file: outputFile(path), digest: digest([text]), ...store.append(text) })
  }
  return stored
}

/** Writes the files that are not up to date: of more than a thousand, few change in a day. */
export function writeStoredFiles(
  outFolder: string,
  pageStoreFile: string,
  files: readonly StoredFile[],
  isStanding: IsStanding,
): void {
  const store = openSync(pageStoreFile, 'r')
  try {
    for (const entry of files) {
      if (!isStanding(entry.file, entry.digest)) writeOutputFile(outFolder, entry.file, readStored(store, entry))
    }
  } finally {
    closeSync(store)
  }
}
