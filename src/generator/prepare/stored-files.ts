import { closeSync, openSync } from 'node:fs'
import type { OutputFile } from '#pages/data/output-file.ts'
import { digest } from '../files/digest.ts'
import type { IsUpToDate } from '../files/create-up-to-date-check.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { writeOutputPieces } from '../files/write-output-file.ts'
import { readPieces, type PageStoreWriter, type StoredText } from './page-store.ts'

/** A file beside the pages whose text is in the page store, or in the output folder as the last build left it. */
export interface StoredFile extends StoredText {
  /** Relative to the output folder. */
  readonly file: string
  /** Whether it was not remade, and is in the output folder. */
  readonly isKnown: boolean
}

/** The files of a group. */
export interface StoredGroup {
  readonly name: string
  /** Digest of what they were made from. */
  readonly inputs: string
  readonly files: readonly StoredFile[]
}

export function listGroupFiles(groups: readonly StoredGroup[]): StoredFile[] {
  return groups.flatMap(({ files }) => files)
}

/** Appends files to the page store, one at a time. */
export function storeFiles(store: PageStoreWriter, files: Iterable<OutputFile>): StoredFile[] {
  const stored: StoredFile[] = []
  for (const file of files) stored.push(storeFile(store, file))
  return stored
}

/** Appends a file to the page store. */
export function storeFile(
  store: PageStoreWriter,
  { path, pieces }: { readonly path: string; readonly pieces: Iterable<string | Uint8Array> },
): StoredFile {
  const stored = Array.from(pieces, (piece) => store.append(piece))
  return {
    file: outputFileName(path),
    digest: digest(stored.map((piece) => piece.digest)),
    isKnown: false,
    offset: stored[0]?.offset ?? 0,
    length: stored.reduce((sum, { length }) => sum + length, 0),
  }
}

/** Writes the files that are not up to date: few of more than a thousand change in a day. */
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
