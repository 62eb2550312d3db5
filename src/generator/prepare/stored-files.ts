import { closeSync, openSync } from 'node:fs'
import type { OutputFile } from '#pages/data/output-file.ts'
import { digest } from '../files/digest.ts'
import type { IsUpToDate } from '../files/build-record.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputPieces } from '../files/write-output-file.ts'
import { readPieces, type PageStoreWriter, type StoredText } from './page-store.ts'

/** A file beside the pages whose text is in the page store. */
export interface StoredFile extends StoredText {
  /** Relative to the output folder. */
  readonly file: string
}

/** Appends a file to the page store. */
export function storeFile(
  store: PageStoreWriter,
  { path, pieces }: Pick<OutputFile, 'path'> & { readonly pieces: Iterable<string | Uint8Array> },
): StoredFile {
  const stored = Array.from(pieces, (piece) => store.append(piece))
  return {
    file: outputFileName(path),
    digest: digest(stored.map((piece) => piece.digest)),
    offset: stored[0]?.offset ?? 0,
    length: stored.reduce((sum, { length }) => sum + length, 0),
  }
}

/** Writes the files that are not up to date: an edit changes few of more than a thousand. */
export function writeStoredFiles(
  outFolder: string,
  pageStoreFile: string,
  files: readonly StoredFile[],
  isUpToDate: IsUpToDate,
): void {
  const store = openSync(pageStoreFile, 'r')
  try {
    for (const entry of files) {
      if (!isUpToDate(entry.file, entry.digest)) writeOutputPieces(outFolder, entry.file, readPieces(store, entry))
    }
  } finally {
    closeSync(store)
  }
}
