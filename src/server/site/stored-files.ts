import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { packedEnding, type FoundFile } from './site-folder.ts'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A file as it goes over the wire. */
interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of the content, whatever its encoding; hence weak. */
  readonly etag: string
}

export interface StoredFiles {
  read(file: FoundFile, encoding: Encoding | null): Promise<StoredFile>
}

const cacheBytes = 64 * 2 ** 20
const precompressedEnding: Record<Encoding, string> = { br: packedEnding, gzip: '.gz' }

/** The quality at which a page costs about a millisecond; a better one costs ten for a twentieth of the bytes. */
const brotliQuality = 5

/** How a file is compressed when it is asked for. */
export const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
}

/**
 * Files with their encoded forms, the most used in memory. A file that changes on disk is a new entry, since its size
 * and time of change are part of the key; requests at the same time share one reading.
 */
export function createStoredFiles(): StoredFiles {
  const cache = new LRUCache<string, StoredFile, { file: FoundFile; encoding: Encoding | null }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: (_key, _stale, { context }) => load(context.file, context.encoding),
  })
  return {
    read: (file, encoding) =>
      cache.forceFetch([file.name, file.size, file.changedAt, encoding].join('\0'), { context: { file, encoding } }),
  }
}

async function load(file: FoundFile, encoding: Encoding | null): Promise<StoredFile> {
  const content = file.isPacked
    ? await promisify(brotliDecompress)(await readFile(file.name + packedEnding))
    : await readFile(file.name)
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  return { bytes: encoding ? await encode(file, content, encoding) : content, etag }
}

function encode(file: FoundFile, content: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const precompressed = file.name + precompressedEnding[encoding]
  return existsSync(precompressed) ? readFile(precompressed) : compress[encoding](content)
}
