import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { openDataRoot } from '../requests/api-environment.ts'
import { refuseUnknown } from '../requests/refusal.ts'
import { parseAddress, findInFolder, type Found, type FoundFile, packedEnding } from './site-folder.ts'

/** Below it lie files that pages load, never pages: what is missing there is not answered with a page. */
const assetFolder = 'assets'
/** In the folder of a language: the document that shows any page in it, from the data. */
const shellName = 'shell.html'
/** Files whose names change with their content. */
const hashed = /^\/assets\/(?:(?:js|css|fonts|media)\/[^/]+-[\w-]{8}\.\w+|offline\/[a-z-]+-[0-9a-f]{16}\.pack)$/

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg\+xml)/
/** Bytes. Below, the headers weigh more than what compressing saves. */
const smallestCompressed = 1024

/** Whether a file is sent compressed to clients that accept it. @param size in bytes */
export function isWorthCompressing(name: string, size: number): boolean {
  return size >= smallestCompressed && compressible.test(getMimeType(name) ?? '')
}

/** Answers every GET and HEAD from the folder of a built site. */
export function serveSite(folder: string): MiddlewareHandler {
  const stored = createStoredFiles()
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const segments = parseAddress(pathname)
    // An unreadable address leads nowhere.
    const found: Found = segments ? findInFolder(folder, segments) : { is: 'nothing' }
    const [first] = segments ?? pathname.slice(1).split('/')
    const isInLanguage = first !== undefined && findInFolder(folder, [first, shellName]).is === 'file'
    if (found.is === 'elsewhere') return c.redirect(found.pathname + search, 308)
    if (found.is === 'file') {
      // The page's own code would not know it under another spelling, such as /%6Barts/.
      const spelled = `/${segments?.map(encodeURIComponent).join('/')}`
      if (spelled !== pathname) return c.redirect(spelled + search, 308)
      const isNotFoundPage = /^404(?:\.html)?$/.test(segments?.[isInLanguage ? 1 : 0] ?? '')
      return send(c, stored, found.file, isNotFoundPage ? 404 : 200, hashed.test(pathname))
    }
    if (pathname.startsWith(openDataRoot)) refuseUnknown()
    if (isInLanguage && segments) {
      // It has no document of its own in this language, but there is one in English.
      const common = findInFolder(folder, segments.slice(1))
      if (common.is === 'elsewhere') return c.redirect(`/${first}${common.pathname}${search}`, 308)
      const shell = findInFolder(folder, [first, shellName])
      if (common.is === 'file' && segments.at(-1) === '' && shell.is === 'file') {
        c.header('Link', `<${pathname.slice(first.length + 1)}>; rel="canonical"`)
        return send(c, stored, shell.file, 200, false)
      }
    }
    const page = findInFolder(folder, isInLanguage ? [first, '404.html'] : ['404.html'])
    if (first === assetFolder || page.is !== 'file') return c.text('Not found', 404)
    return send(c, stored, page.file, 404, false)
  }
}

async function send(
  c: Context,
  stored: StoredFiles,
  file: FoundFile,
  status: 200 | 404,
  isImmutable: boolean,
): Promise<Response> {
  const type = getMimeType(file.name) ?? 'application/octet-stream'
  const isCompressible = file.isPacked || isWorthCompressing(file.name, file.size)
  const encoding = isCompressible ? chooseEncoding(c) : null
  const { bytes, etag } = await stored.read(file, encoding)

  c.header('Content-Type', type)
  c.header('Content-Length', String(bytes.length))
  c.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('ETag', etag)
  c.header('Last-Modified', new Date(file.changedAt).toUTCString())
  if (isCompressible) c.header('Vary', 'Accept-Encoding')
  if (encoding) c.header('Content-Encoding', encoding)
  // The bytes of a text are those of its encoding, which the next request may choose differently.
  if (isCompressible || status === 404) return c.body(bytes, status)
  c.header('Accept-Ranges', 'bytes')
  const range = parseRange(c.req.header('Range'), bytes.length)
  if (range === null || c.req.header('If-Range') !== undefined) return c.body(bytes, status)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${bytes.length}`)
    c.header('Content-Length', '0')
    return c.body(null, 416)
  }
  const { start, end } = range
  c.header('Content-Range', `bytes ${start}-${end - 1}/${bytes.length}`)
  c.header('Content-Length', String(end - start))
  return c.body(bytes.subarray(start, end), 206)
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2), `end` not included. Null for none, and for several,
 * which a server need not answer.
 */
export function parseRange(
  header: string | undefined,
  length: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(Number(last) + 1, length)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start < length && end > start ? { start, end } : 'unsatisfiable'
}

/**
 * The encoding that the client prefers; of those that it likes equally, the best of ours (RFC 9110, 12.5.3). The order in
 * which it names them says nothing. Null if it prefers none, or says nothing.
 */
function chooseEncoding(c: Context): Encoding | null {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: '',
    match(offers) {
      const qualityOf = (name: string) => offers.find(({ type }) => type.toLowerCase() === name)?.q
      const others = qualityOf('*') ?? 0
      // Unnamed, it is merely possible.
      let [best, bestQuality] = ['', qualityOf('identity') ?? 0]
      for (const name of encodings.toReversed()) {
        const quality = qualityOf(name) ?? others
        if (quality > 0 && quality >= bestQuality) [best, bestQuality] = [name, quality]
      }
      return best
    },
  })
  return encodings.find((encoding) => encoding === chosen) ?? null
}

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** A file as it goes over the wire. */
interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of the content, whatever its encoding; hence weak. */
  readonly etag: string
}

interface StoredFiles {
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
function createStoredFiles(): StoredFiles {
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
