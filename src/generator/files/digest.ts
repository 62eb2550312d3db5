import { createHash } from 'node:crypto'

/** SHA-256 of the parts in order. A zero byte ends each part, so that different lists never have the same hash. */
export function digest(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
