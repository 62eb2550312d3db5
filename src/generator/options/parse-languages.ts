import { offeredLanguages, siteLanguages, type SiteLanguage } from '#pages/config/site-config.ts'
import { pseudoLanguage } from '../languages/pseudo-language.ts'

/**
 * The languages of a site, the default first.
 * @param codes separated by commas, as `LANGUAGES` names them; all that are offered if there are none
 * @throws if one is unknown
 */
export function parseLanguages(codes: string | undefined): readonly SiteLanguage[] {
  if (!codes) return offeredLanguages
  const known: readonly SiteLanguage[] = [...siteLanguages, pseudoLanguage]
  const asked = codes.split(',').map((code) => code.trim())
  const unknown = asked.find((code) => !known.some((language) => language.code === code))
  if (unknown !== undefined) {
    const list = siteLanguages.map(({ code }) => code).join(', ')
    throw new Error(`LANGUAGES names "${unknown}", which is none of ${list}. Write them like en,de.`)
  }
  return known.filter(({ code, pathPrefix }) => pathPrefix === '' || asked.includes(code))
}

export function nameLanguages(languages: readonly SiteLanguage[]): string {
  return languages.map(({ code }) => code).join()
}
