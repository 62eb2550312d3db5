import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { listFiles } from '../files/list-files.ts'

const compressible = /\.(?:js|css|svg)$/

/** Adds a .br and a .gz file to every script, style sheet and SVG in a folder, at the best levels: all readers load them. */
export function compressAssets(folder: string): void {
  for (const file of listFiles(folder).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(join(folder, file))
    const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params: parameters }))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
