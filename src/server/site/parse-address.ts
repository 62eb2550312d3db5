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
