import type { Plugin } from 'rolldown'
import type { UserConfig } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { translateInto } from '../languages/translate-into.ts'
import { compileMessages } from './compile-messages.ts'
import { linkInLanguage } from './link-in-language.ts'
import { markConstant, type TextMarks } from './marked-texts.ts'

/** What Vite needs so that pages, and the threads that they start, speak as these plugins say. */
export function onSite(plugins: () => Plugin[]): Pick<UserConfig, 'plugins' | 'worker'> {
  return { plugins: plugins(), worker: { plugins } }
}

/**
 * Plugins for code that speaks a language: it says its texts, knows which language that is, and links to pages in it.
 * @param languages of the site, the default first
 */
export function speak(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin[] {
  return [
    knowLanguage(
      Object.entries({ ...constantsOf(language), languages }).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    compileMessages(translateInto(language)),
    language.pathPrefix === '' ? withoutOtherLanguages : linkInLanguage,
  ]
}

/** The same for code in which marks stand for what the languages with prefixes do not share. */
export function speakMarked({ mark }: TextMarks, languages: readonly SiteLanguage[]): Plugin[] {
  const marked = Object.keys(constantsOf(languages[0]!)).map((name) => [name, markConstant(name)] as const)
  return [
    knowLanguage([...marked, ['languages', JSON.stringify(languages)]]),
    compileMessages(() => undefined, mark),
    linkInLanguage,
  ]
}

/** What `src/wording/language.ts` says of a language. */
export function constantsOf({ code, pathPrefix }: SiteLanguage): Readonly<Record<string, string>> {
  const parts = new Intl.NumberFormat(code).formatToParts(1_234_567)
  return { language: code, pathPrefix, groupSeparator: parts.find(({ type }) => type === 'group')?.value ?? ',' }
}

/** Puts constants in the place of those of `src/wording/language.ts`. */
function knowLanguage(constants: readonly (readonly [name: string, source: string])[]): Plugin {
  return {
    name: 'know-language',
    load: {
      filter: { id: /\/src\/wording\/language\.ts$/ },
      handler: () => constants.map(([name, source]) => `export const ${name} = ${source}\n`).join(''),
    },
  }
}

/** English pages load no styles that only other languages need. */
const withoutOtherLanguages: Plugin = {
  name: 'without-other-languages',
  load: { filter: { id: /\/other-languages\.css$/ }, handler: () => '' },
}
