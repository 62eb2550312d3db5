import { createHash } from 'node:crypto'

/** SHA-256 over the parts in their order, each closed by a zero byte so that no two lists of texts run together. */
export function digest(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
