import { closeSync, openSync, readSync, writeSync } from 'node:fs'

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
  append(bytes: Uint8Array): StoredRange
  /** A range that was appended. */
  read(range: StoredRange): Buffer
  close(): void
}

const flushBytes = 1 << 20

export function createPageStore(file: string): PageStoreWriter {
  const descriptor = openSync(file, 'w+')
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let offset = 0

  function flush(): void {
    if (waitingBytes > 0) writeSync(descriptor, Buffer.concat(waiting, waitingBytes))
    waiting = []
    waitingBytes = 0
  }

  return {
    append(bytes) {
      const range = { offset, length: bytes.length }
      waiting.push(bytes)
      waitingBytes += bytes.length
      offset += bytes.length
      if (waitingBytes >= flushBytes) flush()
      return range
    },
    read(range) {
      flush()
      return readStored(descriptor, range)
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}

/** @param descriptor of an open file */
export function readStored(descriptor: number, { offset, length }: StoredRange): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  const count = readSync(descriptor, bytes, 0, length, offset)
  if (count !== length) throw new Error(`The page data at byte ${offset} ends after ${count} of ${length} bytes.`)
  return bytes
}
