import type { SiteLanguage } from '#pages/config/site-config.ts'
import { readCatalogue, readTranslations, type Translate } from './catalogue.ts'
import { pseudoLanguage, sayPseudo } from './pseudo-language.ts'

/** What the texts of `src/wording/` are in a language, as its catalogue is now. English is what they are written in. */
export function translateInto(language: SiteLanguage): Translate {
  if (language.pathPrefix === '') return () => undefined
  if (language.code === pseudoLanguage.code) return (_context, text) => sayPseudo(text)
  return readTranslations(readCatalogue(language))
}
