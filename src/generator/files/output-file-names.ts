import { decodeEscapes } from '#pages/routes/decode-escapes.ts'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { pageDataPath, type PageKind } from '#pages/routes/routes.ts'

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

/** What decides which files a page has. */
interface WrittenPage {
  readonly path: string
  readonly kind: PageKind
  readonly isTranslated: boolean
}

/** The prefixes of the languages that a page has documents in. @param languages of the site, the default first */
export function listPrefixes({ isTranslated }: WrittenPage, languages: readonly SiteLanguage[]): string[] {
  return (isTranslated ? languages : languages.slice(0, 1)).map(({ pathPrefix }) => pathPrefix)
}

/** All files of a page. @param languages of the site, the default first */
export function listPageFiles(page: WrittenPage, languages: readonly SiteLanguage[]): string[] {
  const prefixes = listPrefixes(page, languages)
  // Only guides are written in a language.
  const dataPrefixes = page.kind === 'guide' ? prefixes : prefixes.slice(0, 1)
  return [
    ...prefixes.map((prefix) => documentFileName(prefix + page.path)),
    ...dataPrefixes.map((prefix) => pageDataFileName(prefix + page.path)),
  ]
}
