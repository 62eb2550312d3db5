import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pageDataFileName } from '../files/output-file-names.ts'
import type { PageEntry } from './page-entry.ts'

/**
 * The page data of a build is too large for memory and needed twice, for the build hash and for rendering. It goes
 * through one file, from which each worker reads its pages.
 */
export interface StoredRange {
  /** Bytes. */
  readonly offset: number
  readonly length: number
}

export interface PageStoreWriter {
  append(text: string): StoredRange
  close(): void
}

const flushBytes = 1 << 20

export function createPageStore(file: string): PageStoreWriter {
  const descriptor = openSync(file, 'w')
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let offset = 0

  function flush(): void {
    if (waitingBytes > 0) writeSync(descriptor, Buffer.concat(waiting, waitingBytes))
    waiting = []
    waitingBytes = 0
  }

  return {
    append(text) {
      const bytes = Buffer.from(text)
      const range = { offset, length: bytes.length }
      waiting.push(bytes)
      waitingBytes += bytes.length
      offset += bytes.length
      if (waitingBytes >= flushBytes) flush()
      return range
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}

/** Where the data of pages is. */
export interface PageDataPlace {
  /** An open page store whose writer is closed. */
  readonly store: number
  /** Of the last build and this one. */
  readonly outFolder: string
}

/** The serialised data of a page. */
export function readPageData(page: PageEntry, { store, outFolder }: PageDataPlace): Buffer {
  if (!page.isKnown) return readStored(store, page)
  const file = openSync(join(outFolder, pageDataFileName(page.path)), 'r')
  try {
    return readStored(file, page)
  } finally {
    closeSync(file)
  }
}

/** @param descriptor of an open file */
export function readStored(descriptor: number, { offset, length }: StoredRange): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  const count = readSync(descriptor, bytes, 0, length, offset)
  if (count !== length) throw new Error(`The page data at byte ${offset} ends after ${count} of ${length} bytes.`)
  return bytes
}
