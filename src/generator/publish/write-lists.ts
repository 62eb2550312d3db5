import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteConfig, type SiteLanguage } from '#pages/config/site-config.ts'
import { isIndexed } from '#pages/routes/page-traits.ts'
import { notFoundPath, routes, shellPath } from '#pages/routes/routes.ts'
import { appOpening, stateClosing, stateOpening } from '#site/ui/document-slots.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import { changePassword } from '#wording/site.ts'
import { escapeHtml, serialise } from '../files/escape-html.ts'
import { documentFileName, outputFileName } from '../files/output-file-names.ts'
import { replaceOutputFile } from '../files/output-folder.ts'
import type { BuildOptions } from '../options/build-options.ts'
import type { SecurityContact } from '../options/parse-contacts.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { buildHeaders } from './build-headers.ts'
import { buildSitemap } from './build-sitemap.ts'

/** Writes the files that list pages or repeat them. */
export function writeLists(
  { outFolder, siteUrl, securityContact, analytics, languages }: BuildOptions,
  pages: readonly PageEntry[],
  searchIndex: string,
): string[] {
  const notFoundPages = languages.map(({ pathPrefix }) => ({
    pathPrefix,
    document: readFileSync(join(outFolder, documentFileName(pathPrefix + notFoundPath)), 'utf8'),
  }))
  const texts = new Map<string, string | Uint8Array>([
    ...buildSitemap(pages.filter(isIndexed), siteUrl, languages),
    ['robots.txt', buildRobots(siteUrl, languages)],
    ...(securityContact ? [[securityTextFile, buildSecurityText(securityContact, siteUrl)] as const] : []),
    [outputFileName(searchIndexPath), searchIndex],
    [documentFileName(passwordAddress), buildPasswordRedirect()],
    // The name that static hosts look for.
    ...notFoundPages.map(({ pathPrefix, document }) => [outputFileName(`${pathPrefix}/404.html`), document] as const),
    ...notFoundPages
      .slice(1)
      .map(({ pathPrefix, document }) => [outputFileName(pathPrefix + shellPath), buildShell(document)] as const),
    [
      '_headers',
      buildHeaders({ siteUrl, analytics, languages, documents: notFoundPages.map(({ document }) => document) }),
    ],
  ])
  for (const [file, text] of texts) replaceOutputFile(outFolder, file, text)
  return [...texts.keys()]
}

/** The text of /robots.txt: everything is allowed except the personal pages. */
function buildRobots(siteUrl: string, languages: readonly SiteLanguage[]): string {
  const personal = languages.map(({ pathPrefix }) => `Disallow: ${pathPrefix}/user/\n`).join('')
  return `User-agent: *\n${personal}\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/**
 * The document at the addresses of a language that have none of their own, such as those of old days: its scripts find that
 * it holds another page than that of the address, and load that.
 * @param notFound the document of the language's not-found page, which is at no such address, and not indexed
 */
function buildShell(notFound: string): string {
  const [head = ''] = notFound.split(appOpening, 1)
  const start = notFound.lastIndexOf(stateOpening) + stateOpening.length
  const end = notFound.indexOf(stateClosing, start)
  const { data, context } = JSON.parse(notFound.slice(start, end))
  const state = serialise({ data, context: { ...context, notFound: undefined } })
  const ownHead = head.replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(siteConfig.siteName)}</title>`)
  return ownHead + appOpening + stateOpening + state + notFound.slice(end)
}

const securityTextFile = '.well-known/security.txt'

/** The contact for vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116 */
function buildSecurityText({ address, expires }: SecurityContact, siteUrl: string): string {
  return [
    `Contact: ${address}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityTextFile}`,
    '',
  ].join('\n')
}

/** Where password managers look for the page that changes a password (https://www.w3.org/TR/change-password-url/). */
const passwordAddress = '/.well-known/change-password/'

/** A document that leads to that page, on any host. */
function buildPasswordRedirect(): string {
  const address = `${routes['user-settings']}#sign-in`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${changePassword()}</title>
</head>
<body>
<h1><a href="${address}">${changePassword()}</a></h1>
</body>
</html>
`
}
