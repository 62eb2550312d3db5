import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import { pageDataPath } from '#pages/routes/routes.ts'

/** The file for an address, relative to the output folder. Addresses are percent-encoded, file names are not. */
export function outputFileName(path: string): string {
  const file = decodeEscapes(path.slice(1))
  if (file.split('/').some((segment) => segment === '..' || segment === '.')) {
    throw new Error(`The address ${path} leads outside the site.`)
  }
  return file
}

export function documentFileName(pagePath: string): string {
  return `${outputFileName(pagePath)}index.html`
}

export function pageDataFileName(pagePath: string): string {
  return outputFileName(pageDataPath(pagePath))
}

/** All files of a page. */
export function listPageFiles(path: string): string[] {
  return [documentFileName(path), pageDataFileName(path)]
}
