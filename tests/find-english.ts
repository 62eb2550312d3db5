import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nativeLanguageNames } from '#catalogue/languages.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import { offers } from '#wording/language-menu.ts'
import { searchIndexPath } from '#wording/search/search-index.ts'
import { languagesSite } from './languages-site.ts'

/** Guides have texts of their own, and the tables of the open data are named in English everywhere. */
export const notSaid = /^\/(?:tips-and-tricks\/.|data\/)/
/** Abbreviations that are the same everywhere. */
const signs = /\b(?:UTC|RT|CSV|JSON|Topshelf)\b/g

/**
 * What a page in the pseudo-language says in English, names aside: what no message has made.
 * @param document its markup, as built or as it is in the browser
 */
export function findEnglish(document: string): string[] {
  const known = new Set([
    ...Object.values(nativeLanguageNames),
    ...siteLanguages.map(({ name }) => name),
    ...offers.values(),
  ])
  listTexts(JSON.parse(readFileSync(join(languagesSite, searchIndexPath), 'utf8')), known)
  listTexts(JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(document)?.[1] ?? 'null'), known)
  const longestFirst = [...known].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length)
  const english = listShown(document).filter((shown) =>
    /[A-Za-z]{2}/.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), shown).replaceAll(signs, '')),
  )
  return [...new Set(english)]
}

/** All texts of page data: names, numbers and ids, for it has no others. */
function listTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) listTexts(part, into)
}

/** What a reader sees or hears of a document. */
function listShown(document: string): string[] {
  const head = [...document.matchAll(/<title>(.*?)<\/title>|<meta name="description" content="(.*?)"/g)]
  const body = document.slice(document.indexOf('<body')).replaceAll(/<script.*?<\/script>|<svg.*?<\/svg>/gs, '')
  const attributes = [...body.matchAll(/ (?:title|aria-label|aria-description|placeholder|alt)="(.*?)"/g)]
  return [
    ...head.flatMap(([, title, description]) => title ?? description ?? []),
    ...attributes.flatMap(([, text]) => text ?? []),
    ...body.replaceAll(/<wbr\/?>/g, '').split(/<[^>]*>/),
  ].map((text) =>
    text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
}
