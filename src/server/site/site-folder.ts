import { statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** What an address of the published folder stands for. */
export type Found =
  | { readonly is: 'file'; readonly file: FoundFile }
  /** A page's address without its slash, or with the name of its file. */
  | { readonly is: 'elsewhere'; readonly pathname: string }
  | { readonly is: 'nothing' }

export interface FoundFile {
  /** Absolute. */
  readonly name: string
  /** Of what is on disk. */
  readonly size: number
  readonly changedAt: number
  /** There is no such file, only its brotli form beside its name: `npm run pack` has made room. */
  readonly isPacked: boolean
}

/** Of the brotli form of a file, behind its whole name. */
export const packedEnding = '.br'

const nothing: Found = { is: 'nothing' }
const indexName = 'index.html'
/** What the build has noted for servers and for itself. */
const unpublished = new Set(['_headers', 'build.json'])

/** Looks an address up on disk each time, so that a new build is served from the moment it is written. */
export function findInFolder(folder: string, segments: readonly string[]): Found {
  if (!isFileAddress(segments) || unpublished.has(segments.join('/'))) return nothing
  const last = segments.at(-1) ?? ''
  if (last === '') return findFile(folder, [...segments.slice(0, -1), indexName])
  if (last === indexName) return findFile(folder, segments).is === 'file' ? redirect(segments.slice(0, -1)) : nothing
  const found = findFile(folder, segments)
  if (found.is === 'file') return found
  return findFile(folder, [...segments, indexName]).is === 'file' ? redirect(segments) : nothing
}

function findFile(folder: string, segments: readonly string[]): Found {
  const name = join(folder, ...segments)
  const plain: Stats | undefined = statSync(name, { throwIfNoEntry: false })
  const stats = plain ?? statSync(name + packedEnding, { throwIfNoEntry: false })
  if (!stats?.isFile()) return nothing
  return { is: 'file', file: { name, size: stats.size, changedAt: stats.mtimeMs, isPacked: !plain } }
}

/** Rebuilt from its segments: a path like `//host` cannot become an address elsewhere. */
function redirect(segments: readonly string[]): Found {
  return { is: 'elsewhere', pathname: ['', ...segments.map(encodeURIComponent), ''].join('/') }
}

/** Bytes: what file systems allow for one name. */
const longestName = 255
/** Bytes, of all names and what is between them. Linux allows 4,096, of which the folder takes some. */
const longestPath = 2048

/**
 * The decoded segments of a request's pathname below its leading slash; the last is empty where it ends with a slash.
 * Null for a path that no browser would send: broken percent encoding, or a segment that hides a separator.
 */
export function parseAddress(pathname: string): string[] | null {
  const segments: string[] = []
  for (const encoded of pathname.slice(1).split('/')) {
    const segment = decodeSegment(encoded)
    if (segment === null || /[/\\\0]/.test(segment) || segment === '..' || segment === '.') return null
    segments.push(segment)
  }
  return segments
}

/** Whether a file could have this name below a folder: no empty name before the last, nothing too long to exist. */
export function isFileAddress(segments: readonly string[]): boolean {
  if (Buffer.byteLength(segments.join('/')) > longestPath) return false
  return segments.every(
    (segment, index) => Buffer.byteLength(segment) <= longestName && (segment !== '' || index === segments.length - 1),
  )
}

function decodeSegment(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
