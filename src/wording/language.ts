/**
 * What the sources say of languages: they speak English, which is the only one. The bundler puts a module with the same
 * names in the place of this one, for each language that a site is built in (`src/generator/bundle/locale-plugins.ts`). They are
 * constants, so that whatever only other languages need disappears from the English scripts.
 */
import { type SiteLanguage, siteLanguages } from '#pages/config/site-config.ts'

/** The language that this code says things in: `code` of one of `languages`. */
export const language: string = 'en'

/** What the addresses of its pages begin with: empty in English, else as in `/pt-br`, without a trailing slash. */
export const pathPrefix: string = ''

/** The languages of this site, the default first. */
export const languages: readonly SiteLanguage[] = siteLanguages.slice(0, 1)

/** Between thousands. A constant, because what `Intl` says differs between machines. */
export const groupSeparator: string = ','
