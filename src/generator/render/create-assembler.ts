import { mostUnitBytes } from '../prepare/page-store.ts'

/** @returns the parts one after the other, as UTF-8, until the next call */
export type Assembler = (parts: readonly (string | Uint8Array)[]) => Buffer

/** Uses one buffer for all: one for each of thousands of documents would stay outside the heap until it is collected. */
export function createAssembler(): Assembler {
  let buffer = Buffer.allocUnsafe(1 << 20)
  return (parts) => {
    const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? mostUnitBytes : 1), 0)
    if (most > buffer.length) buffer = Buffer.allocUnsafe(2 * most)
    let end = 0
    for (const part of parts) {
      if (typeof part === 'string') end += buffer.write(part, end)
      else {
        buffer.set(part, end)
        end += part.length
      }
    }
    return buffer.subarray(0, end)
  }
}
