import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { documentPrefix, pageFilePrefix } from '../files/build-stamps.ts'
import { documentFileName, pageDataFileName } from '../files/output-file-names.ts'

/** Carries an unchanged page over to the next build: writes its hash, in place, into both files of the page. */
export function stampPage(outFolder: string, path: string, hash: string): void {
  overwrite(join(outFolder, documentFileName(path)), documentPrefix.length, hash)
  overwrite(join(outFolder, pageDataFileName(path)), pageFilePrefix.length, hash)
}

function overwrite(file: string, offset: number, text: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    writeSync(descriptor, text, offset)
  } finally {
    closeSync(descriptor)
  }
}
