import type { Plugin } from 'rolldown'
import type { UserConfig } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { translateInto } from '../languages/translate-into.ts'
import { compileMessages } from './compile-messages.ts'
import { linkInLanguage } from './link-in-language.ts'

/** What Vite needs so that pages, and the threads that they start, speak a language. */
export function speakOnSite(...spoken: Parameters<typeof speak>): Pick<UserConfig, 'plugins' | 'worker'> {
  return { plugins: speak(...spoken), worker: { plugins: () => speak(...spoken) } }
}

/**
 * Plugins for code that speaks a language: it says its texts, knows which language that is, and links to pages in it.
 * @param languages of the site, the default first
 */
export function speak(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin[] {
  return [
    knowLanguage(language, languages),
    compileMessages(translateInto(language)),
    language.pathPrefix === '' ? withoutOtherLanguages : linkInLanguage,
  ]
}

/** Puts constants in the place of those of `src/wording/language.ts`. */
function knowLanguage(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin {
  const parts = new Intl.NumberFormat(language.code).formatToParts(1_234_567)
  const constants = {
    language: language.code,
    pathPrefix: language.pathPrefix,
    languages,
    groupSeparator: parts.find(({ type }) => type === 'group')?.value ?? ',',
  }
  return {
    name: 'know-language',
    load: {
      filter: { id: /\/src\/wording\/language\.ts$/ },
      handler: () =>
        Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
          .join(''),
    },
  }
}

/** English pages load no styles that only other languages need. */
const withoutOtherLanguages: Plugin = {
  name: 'without-other-languages',
  load: { filter: { id: /\/other-languages\.css$/ }, handler: () => '' },
}
