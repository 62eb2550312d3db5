/**
 * The page data of a build is too large for memory and needed twice, for the pages and for the packs. It goes through one
 * file, from which each worker reads its pages.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { digest } from '../files/digest.ts'

/** Where a text is in the file, in bytes. */
export interface StoredRange {
  readonly offset: number
  readonly length: number
}

export interface StoredText extends StoredRange {
  /** Of its bytes. */
  readonly digest: string
}

export interface PageStoreWriter {
  append(text: string | Uint8Array): StoredText
  /** A range that was appended. */
  read(range: StoredRange): Buffer
  /** Other processes can read all that was appended. */
  flush(): void
  close(): void
}

const bufferBytes = 1 << 20
/** The most bytes of UTF-8 that a UTF-16 unit takes. */
export const mostUnitBytes = 3

export function createPageStore(file: string): PageStoreWriter {
  const descriptor = openSync(file, 'w+')
  // One for all: thousands of buffers would stay outside the heap until they are collected.
  const buffer = Buffer.allocUnsafe(bufferBytes)
  let waitingBytes = 0
  let offset = 0

  function flush(): void {
    if (waitingBytes > 0) writeSync(descriptor, buffer, 0, waitingBytes)
    waitingBytes = 0
  }

  /** @returns the bytes of the text, until the next call */
  function write(text: string): Buffer {
    const mostBytes = text.length * mostUnitBytes
    if (waitingBytes + mostBytes > bufferBytes) flush()
    if (mostBytes > bufferBytes) {
      const bytes = Buffer.from(text)
      writeSync(descriptor, bytes)
      return bytes
    }
    const start = waitingBytes
    waitingBytes += buffer.write(text, start)
    return buffer.subarray(start, waitingBytes)
  }

  function writeBytes(bytes: Uint8Array): Uint8Array {
    flush()
    writeSync(descriptor, bytes)
    return bytes
  }

  return {
    append(text) {
      const bytes = typeof text === 'string' ? write(text) : writeBytes(text)
      const stored = { offset, length: bytes.length, digest: digest([bytes]) }
      offset += bytes.length
      return stored
    },
    flush,
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
  return fill(Buffer.allocUnsafe(length), descriptor, offset)
}

const pieceBuffer = Buffer.allocUnsafe(bufferBytes)

/** A range of an open file piece by piece, each until the next: as a whole, the largest has eight megabytes. */
export function* readPieces(descriptor: number, { offset, length }: StoredRange): Generator<Buffer> {
  for (let done = 0; done < length; done += pieceBuffer.length) {
    yield fill(pieceBuffer.subarray(0, length - done), descriptor, offset + done)
  }
}

function fill(bytes: Buffer, descriptor: number, offset: number): Buffer {
  const count = readSync(descriptor, bytes, 0, bytes.length, offset)
  if (count !== bytes.length) {
    throw new Error(`The page data at byte ${offset} ends after ${count} of ${bytes.length} bytes.`)
  }
  return bytes
}
