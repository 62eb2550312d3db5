import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { documentPrefix, pageFilePrefix } from './document-frame.ts'
import { documentFileName, listPageFiles, listPrefixes } from '../files/output-file-names.ts'
import type { PageEntry } from '../prepare/page-entry.ts'

/**
 * Carries an unchanged page over to the next build: writes its hash, in place, into all files of the page.
 * @param languages of the site, the default first
 */
export function stampPage(outFolder: string, page: PageEntry, languages: readonly SiteLanguage[], hash: string): void {
  const prefixes = new Set(listPrefixes(page, languages))
  const codes = new Map(
    languages
      .filter(({ pathPrefix }) => prefixes.has(pathPrefix))
      .map(({ code, pathPrefix }) => [documentFileName(pathPrefix + page.path), code]),
  )
  for (const file of listPageFiles(page, languages)) {
    const code = codes.get(file)
    overwrite(join(outFolder, file), (code === undefined ? pageFilePrefix : documentPrefix(code)).length, hash)
  }
}

function overwrite(file: string, offset: number, text: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    writeSync(descriptor, text, offset)
  } finally {
    closeSync(descriptor)
  }
}
