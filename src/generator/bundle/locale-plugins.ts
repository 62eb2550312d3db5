import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'
import type { UserConfig } from 'vite'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { translateInto } from '../languages/catalogue.ts'
import { compileMessages } from './compile-messages.ts'
import { markConstant, type TextMarks } from './marked-texts.ts'

/** Settings for Vite that apply plugins to pages and to the threads that they start. */
export function sitePlugins(plugins: () => Plugin[]): Pick<UserConfig, 'plugins' | 'worker'> {
  return { plugins: plugins(), worker: { plugins } }
}

/**
 * Plugins that bundle code for one language: with its messages, its constants, and links to pages in it.
 * @param languages of the site, the default first
 */
export function localePlugins(language: SiteLanguage, languages: readonly SiteLanguage[]): Plugin[] {
  return [
    replaceConstants(
      Object.entries({ ...localeConstants(language), languages }).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    compileMessages(translateInto(language)),
    language.pathPrefix === '' ? withoutOtherLanguages : linkInLanguage,
  ]
}

/** The same for code in which marks stand for what the languages with prefixes do not share. */
export function markedLocalePlugins({ mark }: TextMarks, languages: readonly SiteLanguage[]): Plugin[] {
  const marked = Object.keys(localeConstants(languages[0]!)).map((name) => [name, markConstant(name)] as const)
  return [
    replaceConstants([...marked, ['languages', JSON.stringify(languages)]]),
    compileMessages(() => undefined, mark),
    linkInLanguage,
  ]
}

/** What `src/wording/language.ts` says of a language. */
export function localeConstants({ code, pathPrefix }: SiteLanguage): Readonly<Record<string, string>> {
  const parts = new Intl.NumberFormat(code).formatToParts(1_234_567)
  return { language: code, pathPrefix, groupSeparator: parts.find(({ type }) => type === 'group')?.value ?? ',' }
}

/** Puts constants in the place of those of `src/wording/language.ts`. */
function replaceConstants(constants: readonly (readonly [name: string, source: string])[]): Plugin {
  return {
    name: 'locale-constants',
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

const runtime = fileURLToPath(new URL('../../site/ui/language/jsx-runtime.ts', import.meta.url))

/**
 * For languages whose addresses have a prefix: what the site's own code renders is made by a `jsx` of its own, by which
 * links lead to pages of the language.
 */
const linkInLanguage: Plugin = {
  name: 'link-in-language',
  resolveId: {
    order: 'pre',
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_id, importer) =>
      (importer && /\/node_modules\//.test(importer)) || importer === runtime ? null : runtime,
  },
}
